/** Malicious input is answered by a success or a refusal, never by an error of the server. */
import type { Evidence } from '../suite/evidence.ts';
import { isSuccess, statusOf } from './steps.ts';
import { type ControlNotes, controlExchange, transientError } from './tested-requests.ts';

export const hostile_clause = 'errors.no-server-error';

/**
 * An error that another try did not show has another cause than the input; so has one that the plain request meets too.
 */
export function unprovenAttack(evidence: Evidence<unknown, ControlNotes>): string | undefined {
  const control = controlExchange(evidence);
  const refused = control && !isSuccess(control);
  return (
    transientError(evidence) ??
    (refused
      ? `the plain request is not accepted (${statusOf(control)}), so that an error does not show a fault with the input`
      : undefined)
  );
}
