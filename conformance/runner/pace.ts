/** Requests one after another, each so long behind the last that no second holds more than the target takes. */
import { endless, type TimeLimit } from './time-limit.ts';

/** Time as the pace measures it, in milliseconds; injected where nobody can wait for it. */
export interface PaceClock {
  now_ms(): number;
  wait(ms: number): Promise<void>;
}

/** A request on the way to a target comes a little closer to the one before it. */
const spare_share = 0.02;

const real: PaceClock = {
  now_ms: () => performance.now(),
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** @returns resolves when the next request may go out; rejects where the time of the run ends before. */
export function createPace(
  requests_per_second: number | undefined,
  { now_ms, wait }: PaceClock = real,
): (limit?: TimeLimit) => Promise<void> {
  if (requests_per_second === undefined) return async () => {};
  const spacing_ms = (1000 / requests_per_second) * (1 + spare_share);
  let next_at = Number.NEGATIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();

  async function untilNext(limit: TimeLimit): Promise<void> {
    // A timer may be early.
    for (let left_ms = next_at - now_ms(); left_ms > 0; left_ms = next_at - now_ms()) await limit.before(wait(left_ms));
    next_at = now_ms() + spacing_ms;
  }

  return (limit = endless) => {
    const turn = last.then(() => untilNext(limit));
    last = turn.catch(() => {});
    return turn;
  };
}
