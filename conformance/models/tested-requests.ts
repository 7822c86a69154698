/** Reads the evidence of a request under test (the steps `attempt`) and of its positive control, the plain request. */
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { exchangeAt, isSuccess, statusOf } from './steps.ts';

export const server_error_codes = {
  'server-error': {
    clause: 'errors.no-server-error',
    message: 'A request is answered with an error of the server each time that it is sent.',
  },
} satisfies Codes;

/** An error of the server counts once the same request has met with it this often. */
export const error_tries = 3;

/** The notes of a check that sends a request under test. */
export interface ControlNotes {
  /** The step of the exchange that is the positive control of a refusal, where it is another than `control`. */
  control?: string;
}

type ControlEvidence = Pick<Evidence<unknown, ControlNotes>, 'exchanges' | 'notes'>;

export function testedExchanges({ exchanges }: Pick<Evidence, 'exchanges'>): Exchange[] {
  return exchanges.filter(({ step }) => step === 'attempt');
}

/** The plain request that was accepted: the step `control`, unless another one is noted. */
export function controlExchange(evidence: ControlEvidence): Exchange | undefined {
  return exchangeAt(evidence, controlStep(evidence));
}

export function controlStep({ notes }: Pick<ControlEvidence, 'notes'>): string {
  return notes.control ?? 'control';
}

/** An error of the server that another try did not show has another cause than the request. */
export function transientError(evidence: Pick<Evidence, 'exchanges'>): string | undefined {
  const failed = testedExchanges(evidence).filter(isError);
  if (failed.length === 0 || failed.length >= error_tries) return undefined;
  return `an error of the server (${statusOf(failed[0])}) that another try did not show`;
}

/** `server-error`, where each try met with one. @param asked names the request, for the sentence */
export function judgeServerErrors(evidence: Pick<Evidence, 'exchanges'>, asked: string, tally: Tally): Mismatch[] {
  const attempts = testedExchanges(evidence);
  const last = attempts.at(-1);
  if (!last?.received) return [];
  return tally.holds(attempts.length < error_tries || !attempts.every(isError), 'server-error', {
    at: last,
    message: `${last.request.operation} answers ${asked} with an error of the server, each of ${error_tries} times`,
    expected: 'a success or a refusal',
    actual: statusOf(last),
  });
}

/** The same of a name that was taken before its record was deleted, where other names are taken still. */
export function judgeNameOfDeleted(evidence: Pick<Evidence, 'exchanges'>, what: string, tally: Tally): Mismatch[] {
  const are_taken = ['create-gone', 'create-other'].every((step) => isSuccess(exchangeAt(evidence, step)));
  return are_taken ? judgeServerErrors(evidence, `the name of a deleted ${what}`, tally) : [];
}

function isError({ received }: Exchange): boolean {
  return received !== undefined && received.status >= 500;
}
