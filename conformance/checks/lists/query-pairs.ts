import { askPair, askPlain, otherOrder } from '../../acts/query-pairs.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { type ListItem, large_page, plainValues } from '../../models/list-items.ts';
import { ownQuery } from '../../models/own-items.ts';
import { type FeaturePair, type FeatureQueries, judgePair, pair_codes, unpaired } from '../../models/query-pairs.ts';
import { isOffered } from '../../models/queryable.ts';
import { check, table } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';

interface Case extends FeaturePair {
  operation: 'listAssets' | 'listAssetTypes';
}

export const queryPairs = check<Case>({
  id: 'lists/query-pairs',
  title: 'Query features of a list have beside each other the effect that they have alone',
  how: 'Filter, order, projection, embedding and presigned URLs are asked for alone and two at a time: what has an effect alone must have it beside the other.',
  clauses: [
    'filtering.only-matching',
    'sorting.order',
    'projection.only-named',
    'embedding.asset-user',
    'assets.presigned-urls',
  ],
  codes: pair_codes,
  since: '0.1.0',
  operations: ['listAssets', 'listAssetTypes', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () =>
    table<Case>([
      { operation: 'listAssets', pair: ['filter', 'embed'] },
      { operation: 'listAssets', pair: ['sort', 'embed'] },
      { operation: 'listAssets', pair: ['sort', 'presign'] },
      { operation: 'listAssets', pair: ['fields', 'embed'] },
      { operation: 'listAssetTypes', pair: ['filter', 'sort'] },
      { operation: 'listAssetTypes', pair: ['filter', 'fields'] },
    ]),
  run: (ctx, pair) => (pair.operation === 'listAssets' ? askAssets(ctx, pair) : askTypes(ctx, pair)),
  control: unpaired,
  judge: judgePair,
});

const plain = { query: { page_size: large_page } };

/** Every other feature stands beside the filter, so that the set is on page one. Pairs of `lists/combined` are left out. */
async function askAssets(ctx: CheckContext, pair: Case): Promise<void> {
  const data = await ctx.shared('owner', assetSpecs(12));
  const request = { operation: 'listAssets' as const, ...plain };
  await askPlain(ctx, request);
  const filter = ownQuery(data);
  const given = data.assets.map(({ id, filename: name, size_bytes }) => ({ id, name, size_bytes }));
  const sort = otherOrder(ctx.facts, 'listAssets', given, ['name', 'size_bytes']);
  const queries: FeatureQueries = {
    filter,
    ...(sort && { sort }),
    fields: { fields: ['id', 'name'] },
    embed: { embed: ['created_by_user'] },
    presign: { presign: true },
  };
  return askPair(ctx, pair, { request, queries, beside: ['filter'] });
}

async function askTypes(ctx: CheckContext, pair: Case): Promise<void> {
  const request = { operation: 'listAssetTypes' as const, ...plain };
  const items = await askPlain(ctx, request);
  const sort = otherOrder(ctx.facts, 'listAssetTypes', items, ['name', 'created_at']);
  const filter = filterOf(ctx, items);
  const queries = { ...(sort && { sort }), ...(filter && { filter }), fields: { fields: ['name'] } };
  return askPair(ctx, pair, { request, queries });
}

function filterOf(ctx: CheckContext, items: readonly ListItem[]) {
  const value = isOffered(ctx.facts, 'filter', 'name', 'listAssetTypes')
    ? plainValues(items, 'name').at(-1)
    : undefined;
  return value === undefined
    ? undefined
    : { filter: [{ field: 'name', operator: 'eq' as const, value: String(value) }] };
}
