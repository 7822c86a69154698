/** What is owed to malice: a success or a refusal, and no error of the server. */
import { control_note, error_tries } from '../runner/call-way.ts';
import type { Evidence, Mismatch } from '../runner/check.ts';
import type { CheckContext, RawBody, RequestDraft } from '../runner/context.ts';
import type { Exchange } from '../runner/history.ts';
import { callerOf, type PlainOperation } from '../runner/plain-requests.ts';
import { statusOf, succeeded } from './steps.ts';

export const hostile_clause = 'errors.no-server-error';

/** Sends it, again while it meets with an error of the server; the step is `attempt`. */
export async function attack(
  ctx: CheckContext,
  operation: PlainOperation,
  request: RequestDraft,
  raw?: RawBody,
): Promise<void> {
  for (let tried = 0; tried < error_tries; tried++) {
    const exchange = await ctx.call(callerOf(operation), request, 'attempt', raw);
    if (exchange.received!.status < 500) return;
  }
}

function attemptsOf({ exchanges }: Pick<Evidence, 'exchanges'>): Exchange[] {
  return exchanges.filter(({ step }) => step === 'attempt');
}

/** An error that another try did not show is none of the input's; nor is one that the plain request meets too. */
export function unprovenAttack(evidence: Evidence): string | undefined {
  const failed = attemptsOf(evidence).filter(({ received }) => received!.status >= 500);
  if (failed.length > 0 && failed.length < error_tries) {
    return `an error of the server (${statusOf(failed[0])}) that another try did not show`;
  }
  const { [control_note]: shared = 'control' } = evidence.notes;
  const control = evidence.exchanges.find(({ step }) => step === shared);
  return !control || succeeded(control)
    ? undefined
    : `the plain request is not accepted (${statusOf(control)}), so that an error says nothing of the input`;
}

/** @param what names the input, for the sentence */
export function judgeAttack(evidence: Evidence, what: string): Mismatch[] {
  const attempts = attemptsOf(evidence);
  const last = attempts.at(-1);
  if (!last || attempts.length < error_tries || attempts.some(({ received }) => received!.status < 500)) return [];
  const { operation } = last.request;
  return [
    {
      code: 'server-error',
      clause: hostile_clause,
      message: `${operation} answers ${what} with an error of the server, each of ${error_tries} times`,
      expected: 'a success or a refusal',
      actual: statusOf(last),
      operation,
      exchange: last.number,
    },
  ];
}
