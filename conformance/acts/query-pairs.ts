/** Asks for query features alone and beside each other. Acts and records only; `conformance/models/query-pairs.ts` reads it. */
import type { CanonicalQuery, SortKey } from '../../src/choices/canonical.ts';
import type { ListItem } from '../models/list-items.ts';
import { orderedValues, wrongStep } from '../models/ordering.ts';
import type { Feature, FeaturePair, FeatureQueries } from '../models/query-pairs.ts';
import { isOffered } from '../models/queryable.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';

/** Asks for nothing, once in a run for each operation. @returns what is shown */
export async function askPlain(ctx: CheckContext, request: RequestDraft): Promise<readonly ListItem[]> {
  const { operation } = request;
  return ctx.once(`${operation} as it is, for pairs`, async () => {
    const { decoded } = await ctx.call('owner', request, 'plain');
    return decoded?.page?.items ?? (decoded?.record ? [decoded.record] : []);
  });
}

export interface AskedPair {
  request: RequestDraft;
  queries: FeatureQueries;
  /** The feature that stands beside every other where it is taken, to find the suite's own items. */
  beside?: Feature;
}

/** Asks for each feature, once in a run, and then for all. Ends the case where one of them has no query. */
export async function askPair(
  ctx: CheckContext,
  { operation, features }: FeaturePair,
  { request, queries, beside }: AskedPair,
): Promise<void> {
  const missing = features.find((feature) => queries[feature] === undefined);
  if (missing !== undefined)
    ctx.stop('not-claimed', `the target offers no ${missing} that the items at hand could show`);
  const standing: Feature[] = [];
  const ask = (asked: readonly Feature[], step: string) =>
    ctx.call('owner', { ...request, query: { ...request.query, ...queryOf(queries, [...standing, ...asked]) } }, step);
  for (const feature of new Set([...(beside && queries[beside] ? [beside] : []), ...features])) {
    const asked = JSON.stringify([operation, standing, queries[feature]]);
    const { decoded } = await ctx.once(`${asked}, for pairs`, () => ask([feature], feature));
    if (feature === beside && decoded?.page) standing.push(feature);
  }
  await ask(features, 'together');
}

/** The query that asks for all of them. */
export function queryOf(queries: FeatureQueries, features: readonly Feature[]): CanonicalQuery {
  return Object.assign({}, ...features.map((feature) => queries[feature])) as CanonicalQuery;
}

/** A sort in whose order the items do not come of themselves; undefined where nothing that is offered gives one. */
export function otherOrder(
  facts: Facts,
  operation: FeaturePair['operation'],
  items: readonly ListItem[],
  fields: readonly string[],
): { sort: SortKey[] } | undefined {
  const field = fields.find(
    (one) => isOffered(facts, 'sort', one, operation) && new Set(orderedValues(items, one)).size > 1,
  );
  if (field === undefined) return undefined;
  const direction = wrongStep(orderedValues(items, field), 'desc') ? 'desc' : 'asc';
  return { sort: [{ field, direction }] };
}
