/**
 * Things remembered for later entries, as many as a bound allows: the oldest is forgotten. A rule that forgot something
 * judges less and nothing else, and the report tells how often.
 */

/** Counts things that were forgotten, by what is then no longer judged. */
export interface Forgetting {
  forgot(what: Forgotten): void;
  /** Most frequent first. */
  readonly told: { what: Forgotten; times: number }[];
}

export type Forgotten =
  | 'cursor URLs that nobody followed for long; pages behind them are not judged'
  | 'walks among too many at one time, or over too many items; whether they lack one is not judged'
  | 'assets that were shown long before; whether a walk lacks them is not judged'
  | 'callback URLs of runs dispatched long before; whether runs show them letter by letter is not judged'
  | 'events to receivers beyond the first 10000; their signatures are not judged'
  | 'requests of callers beyond the first 100000; what hangs on who asked is not judged of them';

export function createForgetting(): Forgetting {
  const times = new Map<Forgotten, number>();
  return {
    forgot(what) {
      times.set(what, (times.get(what) ?? 0) + 1);
    },
    get told() {
      return [...times].map(([what, count]) => ({ what, times: count })).toSorted((a, b) => b.times - a.times);
    },
  };
}

/** A map that forgets the entry that was set longest ago. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;
  readonly #onForget: (value: Value) => void;

  constructor(most: number, onForget: (value: Value) => void) {
    super();
    this.#most = most;
    this.#onForget = onForget;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#most) {
      const [oldest, lost] = this.entries().next().value!;
      this.delete(oldest);
      this.#onForget(lost);
    }
    return this;
  }
}
