import { batchOf, itemRequest, itemsRequest, pageSizeQuery } from '../../acts/finished-batch.ts';
import { largeQuery } from '../../acts/large-query.ts';
import { narrowingQuery } from '../../acts/narrowing-query.ts';
import { askPair, askPlain, otherOrder, queryOf } from '../../acts/query-pairs.ts';
import { type WalkPlan, walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { type ListItem, large_page, plainValues } from '../../models/list-items.ts';
import { type FoundNotes, listSubjects, needsOf, type SubjectList, subject_lists } from '../../models/list-subjects.ts';
import { ownIds } from '../../models/own-items.ts';
import { type FeaturePair, type FeatureQueries, judgePair, pair_codes, unpaired } from '../../models/query-pairs.ts';
import { isOffered } from '../../models/queryable.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Facts } from '../../suite/evidence.ts';

interface Case extends FeaturePair {
  operation: SubjectList | 'getBatchItem';
  /** The order is turned round, and small pages are the smallest. */
  turned?: true;
}

const pairs: readonly Case[] = [
  { operation: 'listAssets', features: ['filter', 'sort'] },
  { operation: 'listAssets', features: ['filter', 'fields'] },
  { operation: 'listAssets', features: ['filter', 'sort', 'fields'] },
  { operation: 'listAssets', features: ['filter', 'sort', 'fields'], turned: true },
  { operation: 'listAssets', features: ['filter', 'embed'] },
  { operation: 'listAssets', features: ['sort', 'embed'] },
  { operation: 'listAssets', features: ['sort', 'presign'] },
  { operation: 'listAssets', features: ['fields', 'embed'] },
  { operation: 'listAssetTypes', features: ['filter', 'sort'] },
  { operation: 'listAssetTypes', features: ['filter', 'fields'] },
  { operation: 'listBatchItems', features: ['sort', 'embed'] },
  { operation: 'listBatchItems', features: ['sort', 'filter'] },
  { operation: 'listBatchItems', features: ['sort', 'fields'] },
  { operation: 'listBatchItems', features: ['filter', 'embed'] },
  { operation: 'listBatchItems', features: ['filter', 'fields'] },
  { operation: 'listBatchItems', features: ['fields', 'embed'] },
  { operation: 'getBatchItem', features: ['fields', 'embed'] },
];

const of_all = ['filtering.only-matching', 'sorting.order', 'projection.only-named'];
const of_pages = [
  'filtering.all-matching',
  'pagination.cursor-keeps-query',
  'pagination.walk-ends',
  'pagination.cursor-url-followable',
];
const of_assets = ['embedding.asset-user', 'assets.presigned-urls', ...of_pages];
const of_batches = ['embedding.batch-run', ...of_pages];

const sorted_by = {
  listAssets: ['name', 'size_bytes'],
  listAssetTypes: ['name', 'created_at'],
  listBatchItems: ['sequence_index', 'created_at', 'completed_at'],
} as const;
const filtered_by = {
  listAssets: ['size_bytes'],
  listAssetTypes: ['name'],
  listBatchItems: ['status_code', 'client_ref', 'sequence_index'],
};

export const queryPairs = check<Case, FoundNotes>({
  id: 'lists/query-pairs',
  title: 'Query features of a list have beside each other the effect that they have alone',
  how: 'Filter, order, projection, embedding and presigned URLs are asked for alone and beside each other: what has an effect alone must have it there, on later pages too.',
  clauses: [...new Set([...of_all, ...of_assets, ...of_batches])],
  codes: pair_codes,
  since: '0.1.0',
  operations: [],
  needs: { principals: ['owner'], writes: 'unless_read_only', one_of: needsOf(subject_lists) },
  cases(facts) {
    const lists = listSubjects(facts, subject_lists).map(({ list }): string => list);
    const has_item = lists.includes('listBatchItems') && facts.operations.includes('getBatchItem');
    return table(
      pairs.filter(({ operation }) => (operation === 'getBatchItem' ? has_item : lists.includes(operation))),
    );
  },
  async run(ctx, input) {
    const { operation } = input;
    if (operation === 'listAssets') return askOfAssets(ctx, input);
    if (operation === 'listAssetTypes') {
      const request = { operation, query: { page_size: large_page } };
      const items = await askPlain(ctx, request);
      await askPair(ctx, input, { request, queries: queriesOf(ctx.facts, operation, items) });
      return {};
    }
    const batch_id = batchOf(ctx, 'finished');
    const large = await largeQuery(ctx, 'owner', itemsRequest(batch_id));
    const request = itemsRequest(batch_id, large);
    const items = await askPlain(ctx, request);
    if (operation === 'listBatchItems') {
      const queries = queriesOf(ctx.facts, operation, items);
      await askPair(ctx, input, { request, queries });
      const query = { ...queryOf(queries, input.features), ...pageSizeQuery(ctx.facts, 2) };
      await askBehind(ctx, input, { request: itemsRequest(batch_id, query), filled_pages: 2, max_pages: 4 });
      return {};
    }
    const id = items.find((item) => isSet(item.run_id))?.id;
    if (typeof id !== 'string') return ctx.stop('not-claimed', 'no item of the batch has a run');
    const read = itemRequest(batch_id, id);
    await askPlain(ctx, read);
    const queries = { fields: { fields: ['id', 'status_code'] }, embed: { embed: ['run'] } };
    await askPair(ctx, input, { request: read, queries });
    return {};
  },
  control: unpaired,
  judge: judgePair,
  covers({ case: { operation } }) {
    const of_list = { listAssets: of_assets, listAssetTypes: [], listBatchItems: of_batches, getBatchItem: of_batches };
    return [...of_all, ...of_list[operation]];
  },
});

/** Every other feature stands beside the filter, so that the set is on page one; all of it is met in small pages. */
async function askOfAssets(ctx: CheckContext, input: Case): Promise<FoundNotes> {
  const operation = 'listAssets';
  const data = await ctx.data.shared('owner', assetSpecs(12));
  const request = { operation, query: { page_size: large_page } } as const;
  await askPlain(ctx, request);
  const given = data.assets.map(({ id, filename: name, size_bytes }) => ({ id, name, size_bytes }));
  const order = otherOrder(ctx.facts, operation, given, sorted_by[operation])?.sort[0];
  const direction = order?.direction === 'asc' ? 'desc' : 'asc';
  const shown = ['created_at', 'size_bytes', 'name'].filter(
    (field) => field !== order?.field && isOffered(ctx.facts, 'project', field),
  );
  const narrowing = await narrowingQuery(ctx, data);
  const queries: FeatureQueries = {
    filter: narrowing.filter ? narrowing : filterOf(ctx.facts, operation, given),
    ...(order && { sort: { sort: [input.turned ? { ...order, direction } : order] } }),
    fields: { fields: ['id', ...shown.slice(0, 2)] },
    embed: { embed: ['created_by_user'] },
    presign: { presign: true },
  };
  await askPair(ctx, input, { request, queries, beside: 'filter' });
  const { features } = input;
  const own = ownIds(data);
  if (!features.includes('filter') || !features.includes('sort')) return { own };
  const query = { ...queryOf(queries, features), page_size: input.turned ? 1 : 3 };
  await askBehind(ctx, input, { request: { operation, query }, until: own });
  return { own };
}

/** Fields that are filtered or sorted by are shown, so that both can be told. */
function queriesOf(
  facts: Facts,
  list: 'listAssetTypes' | 'listBatchItems',
  items: readonly ListItem[],
): FeatureQueries {
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

/** Small pages of all, where cursor URLs have to keep one of them. */
async function askBehind(
  ctx: CheckContext,
  { features }: Case,
  { request, ...bounds }: Pick<WalkPlan, 'request' | 'until' | 'filled_pages' | 'max_pages'>,
): Promise<void> {
  if (!features.some((feature) => feature === 'filter' || feature === 'sort')) return;
  const from = await ctx.call('owner', request, 'cut/1');
  if (from.decoded?.page) await walk(ctx, { caller: 'owner', request, step: 'cut', from, ...bounds });
}
