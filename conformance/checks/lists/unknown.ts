import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { isIn, type OperationId, operationsIn } from '../../../src/contract/operations.ts';
import { answerIfSaid } from '../../acts/answer-or-stop.ts';
import { offeredLists } from '../../acts/list-requests.ts';
import { plainRequest } from '../../acts/plain-requests.ts';
import { paged_lists } from '../../models/paged-lists.ts';
import { callable, callerOf } from '../../models/plain-operations.ts';
import { clauseOfChoice, declared_codes, judgeSeen, observeSeen, type SeenChoice } from '../../models/seen-choices.ts';
import { exchangeAt, isRefused, isSuccess, serverError } from '../../models/steps.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence } from '../../suite/evidence.ts';

interface Case {
  operation: OperationId;
}

const nowhere = 'no_such_field';
const probes = {
  'lists.unknown_parameter': { unknown: [['no-such-parameter', '1']] },
  'lists.unknown_filter': { filter: [{ field: nowhere, operator: 'eq', value: 'x' }] },
  'lists.unknown_sort': { sort: [{ field: nowhere, direction: 'asc' }] },
  'lists.unknown_field': { fields: [nowhere] },
  'lists.unknown_embed': { embed: [nowhere] },
  'lists.bad_cursor': { cursor: 'bm8gc3VjaCBjdXJzb3I' },
} as const satisfies Record<string, CanonicalQuery>;
type Probe = keyof typeof probes;
const keys = Object.keys(probes) as Probe[];

const embedding: readonly OperationId[] = operationsIn('embedding_operations');

/** Open: what becomes of names that nobody knows, and of a cursor that nobody gave out. */
export const unknownNames = check<Case>({
  id: 'lists/unknown',
  title: 'Unknown parameters, fields, embeds and cursors are treated as declared',
  how: 'Each list, and each read that embeds, is asked with one thing that does not exist; the same request without it is the control.',
  clauses: keys.map(clauseOfChoice),
  codes: declared_codes,
  since: '0.1.0',
  operations: ['listAssetTypes'],
  needs: { principals: ['owner'], writes: 'unless_read_only' },
  cases(facts) {
    const offered = callable(facts);
    const reads = (['getAsset', 'getBatchItem', 'getMe'] as const).filter((operation) => offered.includes(operation));
    return table([...offeredLists(facts, paged_lists), ...reads].map((operation) => ({ operation })));
  },
  async run(ctx, { operation }) {
    const request = await plainRequest(ctx, operation);
    const caller = callerOf(operation);
    await ctx.call(caller, request, 'control');
    const is_list = isIn('lists', operation);
    for (const key of keys) {
      const asked =
        key === 'lists.unknown_embed' ? embedding.includes(operation) : is_list || key === 'lists.unknown_parameter';
      // The target may have no name for it.
      if (asked) await answerIfSaid(() => ctx.call(caller, { ...request, query: probes[key] }, key));
    }
  },
  control: (evidence) =>
    serverError(evidence) ??
    (isSuccess(exchangeAt(evidence, 'control')) ? undefined : 'the plain request is not answered'),
  judge: (evidence, tally) => judgeSeen(evidence, seenProbes(evidence), tally),
  observe: (evidence) => observeSeen(seenProbes(evidence)),
});

function seenProbes(evidence: Evidence<Case>): SeenChoice[] {
  return keys.flatMap((key): SeenChoice[] => {
    const exchange = exchangeAt(evidence, key);
    if (!exchange) return [];
    const status = exchange.received?.status;
    const but = `it is answered with status ${status}`;
    if (key !== 'lists.bad_cursor') {
      return [{ key, value: isRefused(exchange) ? 'refused' : 'ignored', exchange, but }];
    }
    // A list that comes in one piece takes no cursor.
    const { first, next, previous } = exchangeAt(evidence, 'control')?.decoded?.page ?? {};
    if (!first && !next && !previous) return [];
    return [{ key, value: isRefused(exchange) ? status : 'first_page', exchange, but }];
  });
}
