/** Timers of a clock that stands still until it is told to go on. */
import type { Timers } from '../runner/time-limit.ts';

export interface WrittenTimers extends Timers {
  /** Acts due by then are done, the earliest first. */
  goTo(ms: number): void;
  /** Of what is not done and not called off, how much. */
  readonly waiting: number;
}

export function writtenTimers(): WrittenTimers {
  let now_ms = 0;
  let open: { at_ms: number; act: () => void }[] = [];
  return {
    now_ms: () => now_ms,
    at(at_ms, act) {
      const one = { at_ms, act };
      open.push(one);
      return () => {
        open = open.filter((other) => other !== one);
      };
    },
    goTo(ms) {
      now_ms = ms;
      const due = open.filter(({ at_ms }) => at_ms <= ms).toSorted((a, b) => a.at_ms - b.at_ms);
      open = open.filter(({ at_ms }) => at_ms > ms);
      for (const { act } of due) act();
    },
    get waiting() {
      return open.length;
    },
  };
}
