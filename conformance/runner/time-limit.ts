/**
 * The end of a run with `--time-limit`. At the limit nothing more is asked and no wait goes on; half a second later
 * answers that are on their way are cut off; another half second later what has not ended by then is left behind.
 */
import { CaseStopped } from '../suite/context.ts';
import { budgetEnded, type Stop } from '../suite/exchange.ts';

/** What is on its way at the limit may still come within it. */
export const cut_after_ms = 500;
/** Nothing that asks the target through the run outlasts it. */
const left_after_ms = 1_000;

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
  /** Why nothing more is done; undefined while there is time. */
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

/** @param told what names the limit, such as `--time-limit 60` */
export function createTimeLimit(seconds: number, told: string, timers: Timers = realTimers): TimeLimit {
  const stop = budgetEnded(told);
  const end_ms = timers.now_ms() + seconds * 1_000;
  const cut = new AbortController();
  const ending = createMoment(stop);
  const last = createMoment(stop);
  const timed = [
    timers.at(end_ms, ending.come),
    timers.at(end_ms + cut_after_ms, () => cut.abort()),
    timers.at(end_ms + left_after_ms, last.come),
  ];
  const limit: TimeLimit = {
    get over() {
      return timers.now_ms() >= end_ms ? stop : undefined;
    },
    get left_ms() {
      return Math.max(0, end_ms - timers.now_ms());
    },
    cut: cut.signal,
    check() {
      if (limit.over) throw new CaseStopped(stop);
    },
    before(awaited) {
      if (limit.over) ending.come();
      return ending.orEarlier(awaited);
    },
    soonAfter: last.orEarlier,
    close() {
      for (const callOff of timed) callOff();
    },
  };
  return limit;
}

/** A moment that comes once. Who waits for something else in the meantime is forgotten when that is there. */
function createMoment(stop: Stop) {
  const waiting = new Set<() => void>();
  let has_come = false;
  return {
    come() {
      has_come = true;
      for (const tell of waiting) tell();
      waiting.clear();
    },
    orEarlier<Value>(awaited: Promise<Value>): Promise<Value> {
      return new Promise((done, fail) => {
        const tell = () => fail(new CaseStopped(stop));
        if (has_come) tell();
        else waiting.add(tell);
        awaited.then(done, fail).finally(() => waiting.delete(tell));
      });
    },
  };
}
