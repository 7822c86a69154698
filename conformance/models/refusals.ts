/** Callers without a valid token must be refused. The status of the refusal is the target's choice. */
import { chosen } from '../../src/choices/choices.ts';
import type { Evidence, Mismatch, Observation } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { isRefused, isSuccess, serverError, statusOf, unproven } from './steps.ts';
import { type ControlNotes, controlStep } from './tested-requests.ts';

export const unauthenticated_codes = {
  'not-refused': {
    clause: 'authentication.required',
    message: 'An operation is answered to somebody without a valid token.',
  },
  'not-as-declared': {
    clause: 'codes.unauthenticated',
    level: 'declared',
    message: 'A caller without a valid token is refused with another status than the target file declares.',
  },
} satisfies Codes;

/**
 * A request without a valid token, in the step `attempt`, must not be answered with success; a declared status must be
 * kept where there is no token, or one in its usual form. The step `control` is the same request by somebody who may.
 */
export function judgeUnauthenticated(evidence: Evidence, who: string, tally: Tally, malformed = false): Mismatch[] {
  const attempt = evidence.exchanges.find(({ step }) => step === 'attempt');
  if (!attempt) return [];
  const { operation } = attempt.request;
  if (attempt.received && tally.compared(isSuccess(attempt))) {
    return tally.broken('not-refused', {
      at: attempt,
      message: `${operation} is answered to ${who}`,
      expected: 'a refusal',
      actual: statusOf(attempt),
    });
  }
  const declared = chosen(evidence.facts.choices, 'codes.unauthenticated', operation);
  if (malformed || !isRefused(attempt) || typeof declared !== 'number') return [];
  return tally.holds(attempt.received?.status === declared, 'not-as-declared', {
    at: attempt,
    message: `the target file declares codes.unauthenticated: ${declared}, and ${who} is refused with another status`,
    expected: `status ${declared}`,
    actual: statusOf(attempt),
  });
}

/** A refusal proves something only where the same request is accepted from somebody who may. */
export function unprovenRefusal(evidence: Evidence<unknown, ControlNotes>): string | undefined {
  const attempt = evidence.exchanges.find(({ step }) => step === 'attempt');
  if (isSuccess(attempt)) return undefined;
  return (
    serverError(evidence) ??
    unproven(evidence, controlStep(evidence), 'the same request is refused to one who may make it')
  );
}

export function observeUnauthenticated(attempt: Exchange | undefined): Observation[] {
  if (!attempt || !isRefused(attempt)) return [];
  const { operation } = attempt.request;
  return [{ choice: 'codes.unauthenticated', operation, value: attempt.received?.status }];
}
