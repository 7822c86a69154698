/**
 * The end of a run before all is judged: at `--time-limit`, or when it is interrupted. From then on nothing more is
 * asked and no wait goes on; a little later answers that are on their way are cut off; half a second after that what
 * has not ended by then is left behind.
 */
import { CaseStopped } from '../suite/context.ts';
import { budgetEnded, inconclusive, type Stop } from '../suite/exchange.ts';

/** A request under way at the limit may still be answered within this time. */
const cut_after_ms = 500;
/** An interrupted run waits longer for the ids of what it has just created, and less than CI systems wait to kill it. */
const cut_after_interruption_ms = 3_000;
/** Behind the cut: nothing that asks the target through the run outlasts it. */
const left_after_ms = 500;

/** Real time, unless a test injects another. */
export interface Timers {
  now_ms(): number;
  /** @returns what calls it off */
  at(ms: number, act: () => void): () => void;
}

const realTimers: Timers = {
  now_ms: () => performance.now(),
  at(ms, act) {
    const timer = setTimeout(act, Math.max(0, ms - performance.now()));
    // A run that is over is not kept alive by it.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

export interface TimeLimit {
  /** Reason why nothing more is done; undefined while there is time. */
  readonly over: Stop | undefined;
  /** Milliseconds until then. */
  readonly left_ms: number;
  /** Aborted when answers that are on their way are cut off; undefined where there is no limit. */
  readonly cut: AbortSignal | undefined;
  /** @throws CaseStopped once the time is over */
  check(): void;
  /** Waits for it no longer than until the time is over. @throws CaseStopped then */
  before<Value>(awaited: Promise<Value>): Promise<Value>;
  /** The same until what was cut off must have ended. */
  soonAfter<Value>(awaited: Promise<Value>): Promise<Value>;
  /** Calls its timers off. */
  close(): void;
}

/** Of a run that may take any time. */
export const endless: TimeLimit = {
  over: undefined,
  left_ms: Number.POSITIVE_INFINITY,
  cut: undefined,
  check: () => {},
  before: (awaited) => awaited,
  soonAfter: (awaited) => awaited,
  close: () => {},
};

/** Possible ends, the first of which counts. */
export interface Ends {
  /** The time that it may take; `told` names the limit, such as `--time-limit 60`. */
  time?: { seconds: number; told: string };
  /** Aborted when the run is interrupted. */
  signal?: AbortSignal;
  timers?: Timers;
}

export function createTimeLimit({ time, signal, timers = realTimers }: Ends): TimeLimit {
  const cut = new AbortController();
  const ending = createMoment();
  const last = createMoment();
  const timed: (() => void)[] = [];
  let over: Stop | undefined;

  function end(stop: Stop): void {
    over ??= stop;
    ending.come(over);
  }

  function cutOff(cut_ms: number, stop: Stop): void {
    timed.push(
      timers.at(cut_ms, () => cut.abort()),
      timers.at(cut_ms + left_after_ms, () => last.come(stop)),
    );
  }

  const at_end = time && { stop: budgetEnded(time.told), at_ms: timers.now_ms() + time.seconds * 1_000 };
  if (at_end) {
    timed.push(timers.at(at_end.at_ms, () => end(at_end.stop)));
    cutOff(at_end.at_ms + cut_after_ms, at_end.stop);
  }

  function interrupt(): void {
    const stop = inconclusive('the run was interrupted');
    end(stop);
    cutOff(timers.now_ms() + cut_after_interruption_ms, stop);
  }
  if (signal?.aborted) interrupt();
  else signal?.addEventListener('abort', interrupt, { once: true });

  const limit: TimeLimit = {
    get over() {
      // A timer may be late.
      return over ?? (at_end && timers.now_ms() >= at_end.at_ms ? at_end.stop : undefined);
    },
    get left_ms() {
      if (over) return 0;
      return at_end ? Math.max(0, at_end.at_ms - timers.now_ms()) : Number.POSITIVE_INFINITY;
    },
    cut: cut.signal,
    check() {
      if (limit.over) throw new CaseStopped(limit.over);
    },
    before(awaited) {
      if (limit.over) end(limit.over);
      return ending.orEarlier(awaited);
    },
    soonAfter: last.orEarlier,
    close() {
      signal?.removeEventListener('abort', interrupt);
      for (const callOff of timed) callOff();
    },
  };
  return limit;
}

/** A moment that comes once. A wait for something else in the meantime is forgotten when that is there. */
function createMoment() {
  const waiting = new Set<(stop: Stop) => void>();
  let come: Stop | undefined;
  return {
    come(stop: Stop) {
      come ??= stop;
      for (const tell of waiting) tell(come);
      waiting.clear();
    },
    orEarlier<Value>(awaited: Promise<Value>): Promise<Value> {
      return new Promise((done, fail) => {
        const tell = (stop: Stop) => fail(new CaseStopped(stop));
        if (come) tell(come);
        else waiting.add(tell);
        awaited.then(done, fail).finally(() => waiting.delete(tell));
      });
    },
  };
}
