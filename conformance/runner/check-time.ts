/**
 * Time that the target may keep one check waiting: for its answers, and in real time for their consequences. The
 * suite's own time, for judging and for its pace, is not counted.
 */
import { CaseStopped } from '../suite/context.ts';
import { budgetEnded, type Stop } from '../suite/exchange.ts';

/** `limits.check_s`, unless given: what is slow, but answers, is to be judged all the same. */
const default_check_s = 3_600;

export interface CheckTime {
  /** Reason why the check asks and waits no more; undefined while it may. */
  readonly over: Stop | undefined;
  /** @throws CaseStopped where there is no time left, or less than a wait would take */
  check(wait_ms?: number): void;
  /** Tells that the check was kept waiting. Waits side by side count once. Both on one axis. */
  waited(began_ms: number, ended_ms: number): void;
}

/** Of what belongs to no check. */
export const untimed: CheckTime = { over: undefined, check: () => {}, waited: () => {} };

export function createCheckTime(check_s = default_check_s): CheckTime {
  const most_ms = check_s * 1_000;
  const stop = budgetEnded(`a check may wait ${check_s} s for the target (limits.check_s)`);
  let until_ms = Number.NEGATIVE_INFINITY;
  let all_ms = 0;
  const time: CheckTime = {
    get over() {
      return all_ms >= most_ms ? stop : undefined;
    },
    check(wait_ms = 0) {
      if (time.over || all_ms + wait_ms > most_ms) throw new CaseStopped(stop);
    },
    waited(began_ms, ended_ms) {
      all_ms += Math.max(0, ended_ms - Math.max(began_ms, until_ms));
      until_ms = Math.max(until_ms, ended_ms);
    },
  };
  return time;
}
