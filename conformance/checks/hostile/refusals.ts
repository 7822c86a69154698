import { randomUUID } from 'node:crypto';
import { isIn, type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import { acceptedRequest } from '../../acts/call-unauthenticated.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { strangers } from '../../acts/strangers.ts';
import { untilAnswered } from '../../acts/until-answered.ts';
import { actsIn } from '../../models/acts-in.ts';
import { hostile_clause, unprovenAttack } from '../../models/hostile.ts';
import { callable, callerOf, token_needed } from '../../models/plain-operations.ts';
import { type ControlNotes, judgeServerErrors } from '../../models/tested-requests.ts';
import { check, table } from '../../suite/check.ts';
import type { Caller, RequestDraft } from '../../suite/context.ts';
import type { Facts } from '../../suite/evidence.ts';

/** What most services refuse, and where each of these can be asked for. */
const causes = {
  'no token': ({ operation }: Case) => token_needed.includes(operation),
  'a token that nobody has': ({ operation }: Case) => token_needed.includes(operation),
  'the organization of somebody else in X-Organization-Id': ({ operation }: Case, facts: Facts) =>
    token_needed.includes(operation) && facts.principals.outsider?.organization?.id !== undefined,
  'a record that nobody has': ({ operation }: Case) => operations[operation].path_parameters.length > 0,
  'a record of another organization': ({ operation }: Case, facts: Facts) =>
    of_one.includes(operation) && facts.principals.outsider !== undefined,
  'a key that may only read': ({ operation }: Case, facts: Facts) =>
    isIn('writes', operation) && facts.principals.reader !== undefined,
  'an API key in the place of a user': ({ operation }: Case, facts: Facts) =>
    operation === 'rateRun' && facts.principals.owner?.kind === 'api_key',
} as const;
type Cause = keyof typeof causes;

/** Whose path names a record of one organization; whoever may start a run may start many. */
const of_one: readonly OperationId[] = operationIds.filter(
  (id) => operations[id].path_parameters.length > 0 && !isIn('dispatches', id) && token_needed.includes(id),
);

interface Case {
  operation: OperationId;
  cause: Cause;
}

export const hostileRefusals = check<Case, ControlNotes>({
  id: 'hostile/refusals',
  title: 'What is to be refused does not bring an operation down',
  how: 'Each operation is called without a token and with one that nobody has, in the organization of somebody else, for a record that nobody has and for one of another organization, writes by a key that may only read. Any refusal and any success is permitted here; the same 5xx three times out of three is not, where the plain request is accepted.',
  clauses: [hostile_clause],
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], one_of: token_needed },
  cases(facts) {
    const offered = callable(facts);
    const [, ...further]: readonly OperationId[] = offered.filter((operation) => isIn('model_dispatches', operation));
    // What is taken after all may cost something: one dispatch stands for all.
    const asked = offered.filter((operation) => !further.includes(operation));
    const all = asked.flatMap((operation) =>
      (Object.keys(causes) as Cause[]).map((cause): Case => ({ operation, cause })),
    );
    return table(all.filter((one) => causes[one.cause](one, facts)));
  },
  async run(ctx, { operation, cause }) {
    const deletes = isIn('deletes', operation);
    const { request, ...notes } = deletes
      ? { request: await plainRequest(ctx, operation) }
      : await acceptedRequest(ctx, operation);
    const [caller, draft] = refusedRequest(ctx.facts, cause, request);
    const last = await untilAnswered(() => ctx.call(caller, draft, 'attempt'));
    // What is deleted once cannot show anything again.
    if (deletes && last.received!.status >= 500) await ctx.call(callerOf(operation), request, 'control');
    return notes;
  },
  control: unprovenAttack,
  judge: (evidence, tally) => judgeServerErrors(evidence, `a request with ${evidence.case.cause}`, tally),
});

function refusedRequest(facts: Facts, cause: Cause, request: RequestDraft): [Caller, RequestDraft] {
  const { organization: _, ...anywhere } = request;
  const usual = callerOf(request.operation);
  switch (cause) {
    case 'no token':
      return ['nobody', anywhere];
    case 'a token that nobody has':
      return [strangers.unknown, anywhere];
    case 'the organization of somebody else in X-Organization-Id':
      return [usual, { ...anywhere, organization: facts.principals.outsider!.organization!.id! }];
    case 'a record that nobody has':
      return [usual, { ...request, path: unknownPath(request.operation) }];
    case 'a record of another organization':
      return ['outsider', { ...anywhere, ...actsIn(facts, 'outsider') }];
    case 'a key that may only read':
      return ['reader', { ...anywhere, ...actsIn(facts, 'reader') }];
    case 'an API key in the place of a user':
      return ['owner', { ...anywhere, ...actsIn(facts, 'owner') }];
  }
}

function unknownPath(operation: OperationId): Record<string, string> {
  return Object.fromEntries(operations[operation].path_parameters.map((name) => [name, randomUUID()]));
}
