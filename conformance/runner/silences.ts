/**
 * Which operations no longer answer. Each missing answer costs a whole timeout, so that an operation that never
 * answers, or always says that it is busy, would hold up every check that needs it.
 */
import { type HttpAnswer, tellsNothing } from './http.ts';

export interface Silences {
  /** @param is_silent whether no answer of use came, as long as was waited */
  note(operation: string, is_silent: boolean): void;
  /** True for the rest of the run once nothing came so often in a row. */
  isGivenUp(operation: string): boolean;
}

/** More than the requests that a check sends at the same time, which one pause of the target may all meet. */
export const most_unanswered = 6;

export function createSilences(): Silences {
  const in_a_row = new Map<string, number>();
  return {
    note(operation, is_silent) {
      // What was under way when it was given up changes nothing any more.
      if (this.isGivenUp(operation)) return;
      in_a_row.set(operation, is_silent ? (in_a_row.get(operation) ?? 0) + 1 : 0);
    },
    isGivenUp: (operation) => (in_a_row.get(operation) ?? 0) >= most_unanswered,
  };
}

/** Nothing came in time, or the target was busy however often it was asked. */
export function isSilence({
  failure,
  received,
}: Pick<HttpAnswer, 'failure'> & { received?: { status: number } }): boolean {
  return failure?.kind === 'timeout' || (received !== undefined && tellsNothing(received.status));
}
