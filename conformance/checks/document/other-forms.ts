import { isIn, type OperationId, operationIds } from '../../../src/contract/operations.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { isFoundInvalid, isSuccess, showsAnswer, statusOf, stepsOf } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext, RequestDraft, SentForm } from '../../suite/context.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';

/** Each says the same as the requests of the other checks, and is what some client sends. */
const forms = {
  'any-type': 'with Accept: */* and taking compressed answers, as curl and fetch send it',
  'no-accept': 'without Accept, which means any type (RFC 9110, section 12.5.1)',
  chunked: 'with its body in chunks, indented, and with escapes in the names of its members',
} as const;
type Form = keyof typeof forms;

interface Case {
  operation: OperationId;
}

/** A webhook more may be one too many, or not to be made at all. */
const of_webhooks: readonly OperationId[] = ['createWebhook', 'listWebhookDeliveries'];

/** Operations that have a body or read; a deletion is asked for once. */
const askable = operationIds.filter((operation) => formsOf(operation).length > 0);

/** A request in a form that means the same is answered alike. */
export const otherForms = check<Case>({
  id: 'document/other-forms',
  title: 'A request is taken in every form that clients give it',
  how: 'Reads are asked with Accept: */* and without Accept, bodies are sent in chunks and with escapes: what is answered in the usual form alone is a failure.',
  clauses: ['document.json'],
  codes: {
    'other-form-refused': {
      clause: 'document.json',
      message: 'A request is answered in the usual form, and not in another one that means the same.',
    },
  },
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: askable },
  cases: (facts) =>
    table(
      callable(facts)
        .filter((operation) => askable.includes(operation))
        .map((operation) => ({ operation })),
    ),
  async run(ctx, { operation }) {
    const request = await plainRequest(ctx, operation);
    for (const form of formsOf(operation)) {
      if (showsAnswer(await ask(ctx, request, `${form}/1`, form))) continue;
      const usual = await ask(ctx, await again(ctx, request), `usual-${form}/1`);
      if (showsAnswer(usual)) await ask(ctx, await again(ctx, request), `${form}/2`, form);
    }
  },
  control: (evidence) => {
    const tried = (form: Form) => stepsOf(evidence, form);
    return formsOf(evidence.case.operation).some((form) => tried(form).some(showsAnswer) || tried(form).length === 2)
      ? undefined
      : 'the plain request is not answered in the usual form either';
  },
  judge: (evidence, tally) =>
    formsOf(evidence.case.operation).flatMap((form): Mismatch[] => {
      const tries = stepsOf(evidence, form);
      const untaken = tries.filter((exchange) => isUntaken(exchange, form));
      if (tries.length === 0) return [];
      return tally.holds(untaken.length < 2, 'other-form-refused', {
        at: untaken[1],
        message: `${evidence.case.operation} is answered in the usual form, and not ${forms[form]}`,
        expected: 'the answer to the plain request',
        actual: statusOf(untaken[1]),
      });
    }),
});

function formsOf(operation: OperationId): Form[] {
  if (of_webhooks.includes(operation)) return [];
  if (isIn('bodies', operation)) return ['chunked'];
  return isIn('writes', operation) ? [] : ['any-type', 'no-accept'];
}

function ask(ctx: CheckContext, request: RequestDraft, step: string, form?: Form): Promise<Exchange> {
  return ctx.call(callerOf(request.operation), request, step, form && sent_forms[form]);
}

/** A write may be taken once alone. */
async function again(ctx: CheckContext, request: RequestDraft): Promise<RequestDraft> {
  return isIn('writes', request.operation) ? plainRequest(ctx, request.operation) : request;
}

const sent_forms: Readonly<Record<Form, SentForm>> = {
  'any-type': { accept: '*/*', coding: 'gzip, deflate, br' },
  'no-accept': { accept: null },
  chunked: { body: otherText, is_chunked: true },
};

/**
 * The same JSON, as another program writes it: indented, and with an escape in the name of each member. Values stay as
 * they are, so that secrets are known in them.
 */
function otherText(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2).replaceAll(
    /"([a-z])(?=\w*":)/g,
    (_, letter: string) => `"${escaped(letter)}`,
  );
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function isUntaken(exchange: Exchange, form: Form): boolean {
  if (showsAnswer(exchange) || exchange.received === undefined || exchange.received.status >= 500) return false;
  const may_be = form === 'chunked' && (exchange.received.status === length_required || !isFoundInvalid(exchange));
  return isSuccess(exchange) || !may_be;
}

/** The status of a server that takes no body without a length (RFC 9112, section 6.3). */
const length_required = 411;
