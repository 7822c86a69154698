import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { batchOf, itemRequest, itemsRequest, largePages, pageSizeQuery } from '../../acts/finished-batch.ts';
import { type AskedPair, askPair, askPlain, otherOrder } from '../../acts/query-pairs.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { type ListItem, large_page, plainValues } from '../../models/list-items.ts';
import { list_needs, listSubjects, type SubjectList } from '../../models/list-subjects.ts';
import { ownQuery } from '../../models/own-items.ts';
import { type FeaturePair, type FeatureQueries, judgePair, pair_codes, unpaired } from '../../models/query-pairs.ts';
import { isOffered } from '../../models/queryable.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Facts } from '../../suite/evidence.ts';

interface Case extends FeaturePair {
  operation: SubjectList | 'getBatchItem';
}

/** Those of assets that `lists/combined` has are left out. */
const pairs: readonly Case[] = [
  { operation: 'listAssets', pair: ['filter', 'embed'] },
  { operation: 'listAssets', pair: ['sort', 'embed'] },
  { operation: 'listAssets', pair: ['sort', 'presign'] },
  { operation: 'listAssets', pair: ['fields', 'embed'] },
  { operation: 'listAssetTypes', pair: ['filter', 'sort'] },
  { operation: 'listAssetTypes', pair: ['filter', 'fields'] },
  { operation: 'listBatchItems', pair: ['sort', 'embed'] },
  { operation: 'listBatchItems', pair: ['sort', 'filter'] },
  { operation: 'listBatchItems', pair: ['sort', 'fields'] },
  { operation: 'listBatchItems', pair: ['filter', 'embed'] },
  { operation: 'listBatchItems', pair: ['filter', 'fields'] },
  { operation: 'listBatchItems', pair: ['fields', 'embed'] },
  { operation: 'getBatchItem', pair: ['fields', 'embed'] },
];

const of_all = ['filtering.only-matching', 'sorting.order', 'projection.only-named'];
const of_assets = ['embedding.asset-user', 'assets.presigned-urls'];
const of_batches = ['embedding.batch-run', 'pagination.cursor-keeps-query'];

const sorted_by = {
  listAssets: ['name', 'size_bytes'],
  listAssetTypes: ['name', 'created_at'],
  listBatchItems: ['sequence_index', 'created_at', 'completed_at'],
} as const;
const filtered_by = { listAssetTypes: ['name'], listBatchItems: ['status_code', 'client_ref', 'sequence_index'] };

export const queryPairs = check<Case>({
  id: 'lists/query-pairs',
  title: 'Query features of a list have beside each other the effect that they have alone',
  how: 'Filter, order, projection, embedding and presigned URLs are asked for alone and in pairs: what has an effect alone must have it beside the other, on page two too.',
  clauses: [...of_all, ...of_assets, ...of_batches],
  codes: pair_codes,
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: list_needs },
  cases(facts) {
    const lists = listSubjects(facts).map(({ list }): string => list);
    const has_item = lists.includes('listBatchItems') && facts.operations.includes('getBatchItem');
    return table(
      pairs.filter(({ operation }) => (operation === 'getBatchItem' ? has_item : lists.includes(operation))),
    );
  },
  async run(ctx, pair) {
    const { operation } = pair;
    if (operation === 'listAssets') return askPair(ctx, pair, await askingsOfAssets(ctx));
    if (operation === 'listAssetTypes') {
      const request = { operation, query: { page_size: large_page } };
      const items = await askPlain(ctx, request);
      return askPair(ctx, pair, { request, queries: queriesOf(ctx.facts, operation, items) });
    }
    const batch_id = batchOf(ctx, 'finished');
    const { query: large } = await largePages(ctx, batch_id);
    const request = itemsRequest(batch_id, large);
    const items = await askPlain(ctx, request);
    if (operation === 'listBatchItems') {
      const queries = queriesOf(ctx.facts, operation, items);
      await askPair(ctx, pair, { request, queries });
      return askBehind(ctx, pair, batch_id, queries);
    }
    const id = items.find((item) => isSet(item.run_id))?.id;
    if (typeof id !== 'string') return ctx.stop('not-claimed', 'no item of the batch has a run');
    const read = itemRequest(batch_id, id);
    await askPlain(ctx, read);
    const queries = { fields: { fields: ['id', 'status_code'] }, embed: { embed: ['run'] } };
    return askPair(ctx, pair, { request: read, queries });
  },
  control: unpaired,
  judge: judgePair,
  covers({ case: { operation } }) {
    const of_list = { listAssets: of_assets, listAssetTypes: [], listBatchItems: of_batches, getBatchItem: of_batches };
    return [...of_all, ...of_list[operation]];
  },
});

/** Every other feature stands beside the filter, so that the set is on page one. */
async function askingsOfAssets(ctx: CheckContext): Promise<AskedPair> {
  const operation = 'listAssets';
  const data = await ctx.data.shared('owner', assetSpecs(12));
  const request = { operation, query: { page_size: large_page } } as const;
  await askPlain(ctx, request);
  const given = data.assets.map(({ id, filename: name, size_bytes }) => ({ id, name, size_bytes }));
  const sort = otherOrder(ctx.facts, operation, given, sorted_by[operation]);
  const queries: FeatureQueries = {
    filter: ownQuery(data),
    ...(sort && { sort }),
    fields: { fields: ['id', 'name'] },
    embed: { embed: ['created_by_user'] },
    presign: { presign: true },
  };
  return { request, queries, beside: ['filter'] };
}

/** Fields that are filtered or sorted by are shown, so that both can be told. */
function queriesOf(facts: Facts, list: keyof typeof filtered_by, items: readonly ListItem[]): FeatureQueries {
  const sort = otherOrder(facts, list, items, sorted_by[list]);
  const filter = filterOf(facts, list, items);
  if (list === 'listAssetTypes') {
    return { ...(sort && { sort }), ...(filter && { filter }), fields: { fields: ['name'] } };
  }
  const shown = [...(sort?.sort ?? []), ...(filter?.filter ?? [])].map(({ field }) => field);
  const others = { fields: { fields: ['id', ...shown] }, embed: { embed: ['run'] } };
  return { ...(sort && { sort }), ...(filter && { filter }), ...others };
}

/** By the value that most items have, though not all. */
function filterOf(facts: Facts, list: keyof typeof filtered_by, items: readonly ListItem[]) {
  const [found] = filtered_by[list]
    .filter((field) => isOffered(facts, 'filter', field, list))
    .flatMap((field) =>
      plainValues(items, field).map((value) => {
        const { length } = items.filter((item) => item[field] === value);
        return { field, value: String(value), length };
      }),
    )
    .filter(({ length }) => length < items.length)
    .toSorted((one, other) => other.length - one.length);
  return found && { filter: [{ field: found.field, operator: 'eq' as const, value: found.value }] };
}

/** Small pages of both, where cursor URLs have to keep one of them. */
async function askBehind(ctx: CheckContext, { pair }: Case, batch_id: string, queries: FeatureQueries): Promise<void> {
  if (!pair.some((feature) => feature === 'filter' || feature === 'sort')) return;
  const asked = pair.map((feature) => queries[feature]);
  const query: CanonicalQuery = Object.assign({}, ...asked, pageSizeQuery(ctx.facts, 2));
  const request = itemsRequest(batch_id, query);
  const from = await ctx.call('owner', request, 'cut/1');
  if (!from.decoded?.page) return;
  await walk(ctx, { caller: 'owner', request, step: 'cut', from, filled_pages: 2, max_pages: 4 });
}
