import { batchOf, itemRequest, itemsRequest, largePages, pageSizeQuery } from '../../acts/finished-batch.ts';
import { askPair, askPlain, otherOrder } from '../../acts/query-pairs.ts';
import { walk } from '../../acts/walk.ts';
import { isPlain, type ListItem } from '../../models/list-items.ts';
import { type FeaturePair, judgePair, pair_codes, unpaired } from '../../models/query-pairs.ts';
import { isOffered } from '../../models/queryable.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Facts } from '../../suite/evidence.ts';

interface Case extends FeaturePair {
  operation: 'listBatchItems' | 'getBatchItem';
}

export const batchQueryPairs = check<Case>({
  id: 'batches/query-pairs',
  title: 'Query features of the batch reads have beside each other the effect that they have alone',
  how: 'Filter, order, projection and embedded runs are asked for alone and in pairs. Each that works alone must work beside the other, unless they are refused together.',
  clauses: [
    'filtering.only-matching',
    'sorting.order',
    'projection.only-named',
    'embedding.batch-run',
    'pagination.cursor-keeps-query',
  ],
  codes: pair_codes,
  since: '0.1.0',
  operations: ['listBatchItems', 'getBatchItem'],
  needs: { principals: ['owner'] },
  cases: () =>
    table<Case>([
      { operation: 'listBatchItems', pair: ['sort', 'embed'] },
      { operation: 'listBatchItems', pair: ['sort', 'filter'] },
      { operation: 'listBatchItems', pair: ['sort', 'fields'] },
      { operation: 'listBatchItems', pair: ['filter', 'embed'] },
      { operation: 'listBatchItems', pair: ['filter', 'fields'] },
      { operation: 'listBatchItems', pair: ['fields', 'embed'] },
      { operation: 'getBatchItem', pair: ['fields', 'embed'] },
    ]),
  async run(ctx, pair) {
    const batch_id = batchOf(ctx, 'finished');
    const { query: large } = await largePages(ctx, batch_id);
    const list = itemsRequest(batch_id, large);
    const items = await askPlain(ctx, list);
    const embed = { embed: ['run'] };
    if (pair.operation === 'listBatchItems') {
      const sort = otherOrder(ctx.facts, pair.operation, items, ['sequence_index', 'created_at', 'completed_at']);
      const filter = filterOf(ctx.facts, items);
      const shown = [...(sort?.sort ?? []), ...(filter?.filter ?? [])].map(({ field }) => field);
      const queries = { ...(sort && { sort }), ...(filter && { filter }), fields: { fields: ['id', ...shown] }, embed };
      await askPair(ctx, pair, { request: list, queries });
      if (!sort || !filter || pair.pair.join() !== 'sort,filter') return;
      const request = itemsRequest(batch_id, { ...sort, ...filter, ...pageSizeQuery(ctx.facts, 2) });
      const from = await ctx.call('owner', request, 'cut/1');
      if (!from.decoded?.page) return;
      await walk(ctx, { caller: 'owner', request, step: 'cut', from, filled_pages: 2, max_pages: 4 });
      return;
    }
    const id = items.find((item) => isSet(item.run_id))?.id;
    if (typeof id !== 'string') return ctx.stop('not-claimed', 'no item of the batch has a run');
    const request = itemRequest(batch_id, id);
    await askPlain(ctx, request);
    return askPair(ctx, pair, { request, queries: { fields: { fields: ['id', 'status_code'] }, embed } });
  },
  control: unpaired,
  judge: judgePair,
});

/** By the value that most items have, though not all. */
function filterOf(facts: Facts, items: readonly ListItem[]) {
  const found = ['status_code', 'client_ref', 'sequence_index']
    .filter((field) => isOffered(facts, 'filter', field, 'listBatchItems'))
    .flatMap((field) =>
      [...Map.groupBy(items, (item) => item[field])].flatMap(([value, { length }]) =>
        isPlain(value) && length < items.length ? [{ field, value: String(value), length }] : [],
      ),
    )
    .toSorted((one, other) => other.length - one.length)[0];
  return found && { filter: [{ field: found.field, operator: 'eq' as const, value: found.value }] };
}
