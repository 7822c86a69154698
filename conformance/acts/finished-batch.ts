/** Reads the lists of the batches that the target file names to their ends, by their own cursor URLs. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import { actsIn } from '../models/acts-in.ts';
import type { BatchItem } from '../models/batch-items.ts';
import { sizeQuery, walkedSize } from '../models/page-sizes.ts';
import type { CheckContext, RequestDraft } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import { stopLacking } from '../suite/lacking.ts';
import type { PrincipalName } from '../target/target.ts';
import { max_walk_pages, walk } from './walk.ts';

/** Items of a batch that a check looks at, at most: enough for each outcome and for ties. */
export const items_looked_at = 8;

/** Pages of a list that comes as it likes: a batch may have many items, and few of them on a page. */
const most_pages = 200;
/** Pages that are read of a list that had no end within all those, each further time. */
const pages_without_end = 5;

/** The id of a batch of the target file; ends the case where it names none. */
export function batchOf(ctx: CheckContext, name: 'finished' | 'running'): string {
  const id = ctx.facts.fixtures?.batches?.[name]?.id;
  return id ?? stopLacking(ctx, `fixtures.batches.${name}`);
}

export function itemsRequest(batch_id: string, query: CanonicalQuery = {}): RequestDraft {
  return { operation: 'listBatchItems', path: { batch_id }, query };
}

export function itemRequest(batch_id: string, id: string, query: CanonicalQuery = {}): RequestDraft {
  return { operation: 'getBatchItem', path: { batch_id, id }, query };
}

/** Reads the finished batch's list as it comes, `all/1` and so on: what every other way of asking must agree with. */
export async function readAll(
  ctx: CheckContext,
  batch_id: string,
  { caller = 'owner', step = 'all' }: { caller?: PrincipalName; step?: string } = {},
): Promise<BatchItem[]> {
  const known = await pagesOf(ctx, batch_id);
  const request = { ...itemsRequest(batch_id), ...actsIn(ctx.facts, caller) };
  const pages = await walk(ctx, { caller, request, step, max_pages: known.most });
  const has_end = pages.length < known.most || pages.at(-1)?.decoded?.page?.next === null;
  if (!has_end) known.most = pages_without_end;
  return itemsIn(pages);
}

/** The same object each time: two dozen checks want the list, and one without end costs each of them all its pages. */
function pagesOf(ctx: CheckContext, batch_id: string): Promise<{ most: number }> {
  return ctx.once(`pages of ${batch_id}`, async () => ({ most: most_pages }));
}

/** Reads the list as it was asked for, `STEP/1` and so on; ends the case where the target refuses an open feature. */
export async function readList(
  ctx: CheckContext,
  batch_id: string,
  query: CanonicalQuery,
  step: string,
): Promise<Exchange[]> {
  const max_pages = Math.min(max_walk_pages, (await pagesOf(ctx, batch_id)).most);
  const pages = await walk(ctx, { caller: 'owner', request: itemsRequest(batch_id, query), step, max_pages });
  if (query.page_size !== undefined && pages[0]?.decoded?.outcome === 'refusal') {
    ctx.stop(
      'not-claimed',
      `the list of batch items refuses pages of ${query.page_size}, as the specification permits`,
    );
  }
  return pages;
}

function itemsIn(pages: readonly Exchange[]): BatchItem[] {
  return pages.flatMap((exchange) => exchange.decoded?.page?.items ?? []);
}

/**
 * A page size, where the target file says how to ask for one. Without it the list comes in pages of the usual size.
 * @param items those that the list may show, where it is walked to its end
 */
export function pageSizeQuery(facts: Facts, page_size: number, items: readonly BatchItem[] = []): CanonicalQuery {
  return sizeQuery(facts, 'listBatchItems', walkedSize(page_size, items.length));
}

/** An id in the form of another, with every digit exchanged: nobody ever gave it out. */
export function unusedId(id: string): string {
  return id.replace(/[0-9a-f]/gi, (digit) => ((Number.parseInt(digit, 16) + 7) % 16).toString(16));
}
