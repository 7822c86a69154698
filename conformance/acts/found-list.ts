/** Finds the items of a list for a caller, or makes them. `conformance/models/list-subjects.ts` finds them again. */
import type { CanonicalQuery, SortKey } from '../../src/choices/canonical.ts';
import { assetSpecs, queryable_specs } from '../arbitraries/lists.ts';
import { actsIn } from '../models/acts-in.ts';
import type { Caller } from '../models/callers.ts';
import { keysOn, type ListItem } from '../models/list-items.ts';
import { type FoundNotes, itemsOnce, type ListSubject } from '../models/list-subjects.ts';
import { givenIds } from '../models/own-items.ts';
import { hasStatedBounds, sizeQuery, walkedSize } from '../models/page-sizes.ts';
import { firstKeys, isLog, type PagedList } from '../models/paged-lists.ts';
import { isOffered } from '../models/queryable.ts';
import { readWalk } from '../models/walk.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import type { AssetSpec } from '../suite/data-set.ts';
import type { Exchange } from '../suite/exchange.ts';
import { allowed } from './allowed.ts';
import { batchOf, itemRequest, itemsRequest, pageSizeQuery, readAll } from './finished-batch.ts';
import { largeQuery } from './large-query.ts';
import { listRequest } from './list-requests.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { type WalkPlan, walk } from './walk.ts';

export interface FoundList extends FoundNotes {
  /** Asks for it as it comes, assets narrowed to the suite's own where the target takes such a filter. */
  request: RequestDraft;
  /** Asks for as few pages as the target gives. */
  large: CanonicalQuery;
  /** Its items as the caller is shown them without asking for a part, in the steps `whole/1` and so on. */
  items: readonly ListItem[];
  /** Asks for pages of so many items, or of more where the walk would not come to its end. */
  sized(page_size: number): CanonicalQuery;
  /** Asks for one item alone, where an operation does. */
  item?(id: string): RequestDraft;
  /** Of a list to walk that others change meanwhile: reads it again, `after/1` and so on, for the keys of what lasted. */
  lasting?(): Promise<FoundNotes>;
}

const most_pages = 12;
/** The log of all webhooks may be of any length. */
const pages_of_all = 2;

interface MadeAssets {
  specs?: readonly AssetSpec[];
  /** Users are asked for what the owner made, which they need not all be shown, unless they make it themselves. */
  maker?: Caller;
  /** The walks to come must show what was made, whatever else shows it, and what lasts. */
  to_walk?: boolean;
  /** Begins the steps of the reading. */
  step?: string;
}

/** Reads it once as it comes. */
export async function findList(
  ctx: CheckContext,
  { list, by }: ListSubject<PagedList>,
  { specs = queryable_specs, maker = by === 'human' ? 'owner' : by, to_walk = false, step = 'whole' }: MadeAssets = {},
): Promise<FoundList> {
  const acts = actsIn(ctx.facts, by);
  if (list === 'listBatchItems') {
    const batch_id = batchOf(ctx, 'finished');
    // Sizes are open on this list, and may depend on the caller.
    const large = by === 'owner' ? await largeQuery(ctx, by, itemsRequest(batch_id)) : {};
    const items = await readAll(ctx, batch_id, { caller: by, step });
    const request = { ...itemsRequest(batch_id), ...acts };
    const item = (id: string) => ({ ...itemRequest(batch_id, id), ...acts });
    return { request, large, items, item, sized: (size) => pageSizeQuery(ctx.facts, size, items) };
  }
  const data = list === 'listAssets' ? await allowed(ctx, by, () => ctx.data.shared(maker, specs)) : undefined;
  const { path = {} } = isLog(list) ? await listRequest(ctx, list) : {};
  const request: RequestDraft = { operation: list, path, query: data ? await narrowingQuery(ctx, data) : {}, ...acts };
  const large = await largeQuery(ctx, by, request);
  const given = data && givenIds(data);
  const whole = { ...request, query: { ...request.query, ...large } };
  const plan = { caller: by, request: whole, max_pages: list === 'listAllDeliveries' ? pages_of_all : most_pages };
  const until = given && { until: given };
  const pages = given && to_walk ? [] : await walk(ctx, { ...plan, ...until, step });
  const own = isLog(list) ? firstKeys(readWalk(pages), list) : given;
  const shown = pages.flatMap(({ decoded }) => decoded?.page?.items ?? []);
  const items = own ? shown.filter(({ id }) => own.includes(String(id))) : shown;
  const found = { request, large, items, ...(own && { own }) };
  const sized = (size: number) => sizeQuery(ctx.facts, list, own ? size : walkedSize(size, items.length));
  if (!to_walk || (!isLog(list) && list !== 'listAssetTypes')) return { ...found, sized };
  const keysOf = (read: readonly Exchange[]) => read.flatMap(keysOn);
  await ctx.time.settle();
  const lasting = async () => {
    await ctx.time.settle();
    const after = keysOf(await walk(ctx, { ...plan, step: 'after' }));
    return { own: (own ?? keysOf(pages)).filter((key) => after.includes(key)) };
  };
  return { ...found, sized, lasting };
}

/** The same of a list that is to be walked, among so many assets that the caller made. */
export function findToWalk(
  ctx: CheckContext,
  { items, ...subject }: ListSubject<PagedList> & { items: number },
): Promise<FoundList> {
  return findList(ctx, subject, { specs: assetSpecs(items), maker: subject.by, to_walk: true });
}

interface Pages {
  page_size: number;
  sort: SortKey | null;
  step: string;
}

/** The walk along a list in pages of so many, its page one read; ends the case where the target need not take that. */
export async function beginWalk(
  ctx: CheckContext,
  { list, by }: ListSubject<PagedList>,
  { request, sized, own }: FoundList,
  { page_size, sort, step }: Pages,
): Promise<WalkPlan & { from: Exchange }> {
  const sorting = sort && isOffered(ctx.facts, 'sort', sort.field, list) ? { sort: [sort] } : {};
  const asked = { ...request, query: { ...request.query, ...sized(page_size), ...sorting } };
  const from = await ctx.call(by, asked, `${step}/1`);
  if (!from.decoded?.page && (by !== 'owner' || !hasStatedBounds(list)))
    ctx.stop('not-claimed', `${list} refuses such pages or such an order, as the specification permits`);
  return { caller: by, request: asked, step, from, ...(own && { until: own }) };
}

/**
 * The same, once in a run for each caller, with another set of the owner's assets beside it, of another media type where
 * the target takes several.
 */
export async function findBoth(ctx: CheckContext, subject: ListSubject): Promise<FoundList> {
  const { list, by } = subject;
  return ctx.once(`both of ${list} for ${by}`, async () => {
    const found = await findList(ctx, subject);
    if (list !== 'listAssets' || by !== 'owner') return found;
    const { own = [], items } = await findList(ctx, subject, { specs: assetSpecs(3), step: 'whole/beside' });
    return { ...found, own: [...(found.own ?? []), ...own], items: itemsOnce(list, [...found.items, ...items]) };
  });
}
