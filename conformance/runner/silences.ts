/**
 * Operations that no longer answer. Each missing answer costs a whole timeout, so that an operation that never answers,
 * or always says that it is busy, would hold up every check that needs it.
 */
import { type HttpAnswer, tellsNothing } from './http.ts';

export interface Silences {
  /**
   * @param is_silent whether no answer of use came, as long as was waited
   * @param asked_ms when it was asked, and when that was over
   */
  note(operation: string, is_silent: boolean, asked_ms?: readonly [began: number, ended: number]): void;
  /** True for the rest of the run once nothing came so often in a row. */
  isGivenUp(operation: string): boolean;
}

/** More than the requests that a check sends at the same time, which one pause of the target may all meet. */
export const most_unanswered = 6;

/** After so long a silence in all, in answers that one may take, each operation that is silent once more is given up. */
const most_timeouts = 15;

/** @param timeout_ms how long one answer may take */
export function createSilences(timeout_ms = Number.POSITIVE_INFINITY): Silences {
  const in_a_row = new Map<string, number>();
  let silent_ms = 0;
  let until_ms = 0;
  return {
    note(operation, is_silent, [began_ms, ended_ms] = [0, 0]) {
      // Requests under way when it was given up change nothing any more.
      if (this.isGivenUp(operation)) return;
      in_a_row.set(operation, is_silent ? (in_a_row.get(operation) ?? 0) + 1 : 0);
      if (!is_silent) return;
      // Side by side it costs no more than once.
      silent_ms += Math.max(0, ended_ms - Math.max(began_ms, until_ms));
      until_ms = Math.max(until_ms, ended_ms);
    },
    isGivenUp(operation) {
      const most = silent_ms > most_timeouts * timeout_ms ? 1 : most_unanswered;
      return (in_a_row.get(operation) ?? 0) >= most;
    },
  };
}

/** Nothing came in time or to an end, or the target was busy or a gateway in its place at each try: each costs. */
export function isSilence(
  { failure, received }: Pick<HttpAnswer, 'failure'> & { received?: { status: number } },
  method: string,
): boolean {
  return (
    failure?.kind === 'timeout' ||
    failure?.kind === 'too_large' ||
    (failure?.kind === 'gateway' && method === 'GET') ||
    (received !== undefined && tellsNothing(received.status))
  );
}
