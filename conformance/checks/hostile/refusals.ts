import { isIn, type OperationId, operationIds, operations } from '../../../src/contract/operations.ts';
import { refusableRequest } from '../../acts/accepted-request.ts';
import { attackCheck } from '../../acts/attack-check.ts';
import { unknownPath } from '../../acts/plain-requests.ts';
import { strangers } from '../../acts/strangers.ts';
import { actsIn } from '../../models/acts-in.ts';
import { callable, callerOf, token_needed } from '../../models/plain-operations.ts';
import { table } from '../../suite/check.ts';
import type { Caller, RequestDraft } from '../../suite/context.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { PrincipalName } from '../../target/target.ts';

/** Operations whose path names a record of one organization; dispatches are left out, as they cost. */
const of_one: readonly OperationId[] = operationIds.filter(
  (id) => operations[id].path_parameters.length > 0 && !isIn('dispatches', id) && token_needed.includes(id),
);

interface Cause {
  isMet(operation: OperationId, facts: Facts): boolean;
  /** @param anywhere the plain request, which names no organization */
  ask(anywhere: RequestDraft, facts: Facts): [Caller, RequestDraft];
}

const isTokenNeeded = (operation: OperationId) => token_needed.includes(operation);
const as =
  (caller: PrincipalName): Cause['ask'] =>
  (anywhere, facts) => [caller, { ...anywhere, ...actsIn(facts, caller) }];

/** Requests that most services refuse, with the operations that can be asked so, and how. */
const causes = {
  'no token': { isMet: isTokenNeeded, ask: (anywhere) => ['nobody', anywhere] },
  'a token that nobody has': { isMet: isTokenNeeded, ask: (anywhere) => [strangers.unknown, anywhere] },
  'the organization of somebody else in X-Organization-Id': {
    isMet: (operation, { principals }) =>
      isTokenNeeded(operation) && principals.outsider?.organization?.id !== undefined,
    ask: (anywhere, { principals }) => [
      callerOf(anywhere.operation),
      { ...anywhere, organization: principals.outsider!.organization!.id! },
    ],
  },
  'a record that nobody has': {
    isMet: (operation) => operations[operation].path_parameters.length > 0,
    ask(anywhere, facts) {
      const { operation } = anywhere;
      return as(callerOf(operation))({ ...anywhere, path: unknownPath(operation) }, facts);
    },
  },
  'a record of another organization': {
    isMet: (operation, { principals }) => of_one.includes(operation) && principals.outsider !== undefined,
    ask: as('outsider'),
  },
  'a key that may only read': {
    isMet: (operation, { principals }) => isIn('writes', operation) && principals.reader !== undefined,
    ask: as('reader'),
  },
  'an API key in the place of a user': {
    isMet: (operation, { principals }) => operation === 'rateRun' && principals.owner?.kind === 'api_key',
    ask: as('owner'),
  },
} as const satisfies Record<string, Cause>;

interface Case {
  operation: OperationId;
  cause: keyof typeof causes;
}

export const hostileRefusals = attackCheck<Case>({
  id: 'hostile/refusals',
  title: 'A refusal does not bring an operation down',
  how: 'Each operation is called in ways that are usually refused: without a token, for unknown and foreign records, by a reader. The same 5xx three times is wrong.',
  since: '0.1.0',
  needs: { writes: 'unless_read_only', one_of: token_needed },
  cases(facts) {
    const offered = callable(facts);
    const [, ...further]: readonly OperationId[] = offered.filter((operation) => isIn('model_dispatches', operation));
    // A dispatch that is taken after all costs a run: one stands for all.
    const asked = offered.filter((operation) => !further.includes(operation));
    const all = asked.flatMap((operation) =>
      (Object.keys(causes) as Case['cause'][]).map((cause): Case => ({ operation, cause })),
    );
    return table(all.filter(({ operation, cause }) => causes[cause].isMet(operation, facts)));
  },
  plain: (ctx, { operation }) => refusableRequest(ctx, operation),
  attack(ctx, { cause }, { organization: _, ...anywhere }) {
    const [caller, draft] = causes[cause].ask(anywhere, ctx.facts);
    return ctx.call(caller, draft, 'attempt');
  },
  async after(ctx, request, last) {
    const { operation } = request;
    // A record that was deleted once cannot show anything again.
    if (isIn('deletes', operation) && last.received!.status >= 500)
      await ctx.call(callerOf(operation), request, 'control');
  },
  nameOf: ({ cause }) => `a request with ${cause}`,
});
