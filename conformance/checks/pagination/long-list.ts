import fc from 'fast-check';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { shownState } from '../../models/deletion.ts';
import { judgeSize, page_size_codes } from '../../models/page-sizes.ts';
import { exchangeAt, serverError } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { judgeComplete, judgeGoesOn, next_codes, readWalk, walk_codes, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { CheckContext } from '../../suite/context.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

interface Case {
  page_size: number;
}

/** As much of the list as is walked again in smaller pages. */
const whole_size = 250;

/** The greatest size that may be asked for. */
const largest_size = 500;
const named_sizes = [50, 100];

/** The list as it is, with all that the run has made so far: longer than any set of one check. */
export const longList = check<Case>({
  id: 'pagination/long-list',
  title: 'A long list shows the same items in pages of any size',
  how: 'The list is read in a page of 250 before and after it is walked in smaller ones: items that stayed must be met once, and in the same order.',
  clauses: [
    'pagination.walk-complete',
    'pagination.page-size-invariance',
    'pagination.at-most-page-size',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
  ],
  codes: {
    ...walk_codes,
    ...next_codes,
    ...page_size_codes,
    'orders-differ': {
      clause: 'pagination.page-size-invariance',
      message: 'A list is in another order when it is cut into smaller pages.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ page_size: fc.integer({ min: 30, max: whole_size - 1 }) }), 2),
    named: named_sizes.map((page_size) => ({ page_size })),
  }),
  async run(ctx, { page_size }) {
    await ctx.data.shared('owner', assetSpecs(12));
    const sized = (size: number) => ({ operation: 'listAssets' as const, query: { page_size: size } });
    const whole = { caller: 'owner' as const, request: sized(whole_size), max_pages: 1 };
    const before = readWalk(await walk(ctx, { ...whole, step: 'before' }));
    const until = before.pages.flatMap((page) => page.ids);
    // A cursor URL may drop the size, and pages may be as small as they like.
    await walk(ctx, {
      caller: 'owner',
      request: sized(page_size),
      step: 'walk',
      until,
      max_pages: until.length + 2,
    });
    if (page_size === named_sizes[0]) {
      await ctx.call('owner', { operation: 'listAssets' }, 'unsized/1');
      await readLargest(ctx, before.pages[0]?.exchange);
    }
    await walk(ctx, { ...whole, step: 'after' });
  },
  control(evidence, wrong) {
    const kept = lasting(evidence);
    const unread = serverError(evidence) ?? (kept.length > 0 ? undefined : 'the list of assets could not be read');
    if (unread || wrong.length > 0) return unread;
    const found = walkResult(evidence, 'walk');
    const met = new Set(found.pages.flatMap((page) => page.ids));
    if (found.ended === 'unfinished' && kept.some((id) => !met.has(id))) {
      return `the walk was given up after ${found.pages.length} pages, before it met all that it had to`;
    }
    if (found.pages.length > 1) return undefined;
    const reason = 'the list is no longer than the smallest of the pages that were asked for';
    return { verdict: 'not-claimed', reason };
  },
  judge: judgeAll,
});

function judgeAll(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const lost = judgeComplete(walkResult(evidence, 'walk'), lasting(evidence), tally);
  if (lost.length > 0) return lost;
  return [
    ...judgeEnd(evidence, 'unsized', lasting(evidence), tally),
    ...judgeEnd(evidence, 'largest', seenBehind(evidence), tally),
    ...judgeFirst(evidence, tally),
    ...judgeOrders(evidence, tally),
  ].slice(0, 1);
}

/**
 * A full page of the greatest size that names no next one may be all that there is. Items behind the pages of another
 * size are looked for on it then: they were there before and after. The steps are `largest/1` and, for one that ends,
 * `behind/1` …, `largest/2` and `still`.
 */
async function readLargest(ctx: CheckContext, from: Exchange | undefined): Promise<void> {
  const read = (step: string) =>
    ctx.call('owner', { operation: 'listAssets', query: { page_size: largest_size } }, step);
  const { decoded } = await read('largest/1');
  const { items = [], next } = decoded?.page ?? {};
  if (!from || items.length < largest_size || next !== null) return;
  const behind = await walk(ctx, { caller: 'owner', request: from.request, step: 'behind', from, max_pages: 4 });
  const beyond = behind.flatMap((page) => page.decoded?.page?.items ?? []);
  const missing = beyond.find((item) => !items.some(({ id }) => sameId(id, item.id)));
  if (!missing) return;
  await read('largest/2');
  await ctx.call('owner', { operation: 'getAsset', path: { id: String(missing.id) } }, 'still');
}

/** An item that was live when the last page of the greatest size had come. */
function seenBehind(evidence: Evidence<Case>): string[] {
  const still = exchangeAt(evidence, 'still');
  return shownState(still) === 'live' ? [String(still?.request.path.id)] : [];
}

/** A page that names no next one holds all that there is. @param ids of what is there */
function judgeEnd(
  evidence: Evidence<Case>,
  step: 'unsized' | 'largest',
  ids: readonly string[],
  tally: Tally,
): Mismatch[] {
  const pages = walkResult(evidence, step).pages.slice(-1);
  const [page] = pages;
  if (!page || page.exchange.decoded?.page?.next !== null || page.ids.length === 0) return [];
  const is_whole = ids.every((id) => page.ids.includes(id));
  return tally.compared(is_whole) ? [] : judgeGoesOn(pages, page.ids.length + 1, tally);
}

function idsAt(evidence: Evidence<Case>, step: string): string[] {
  return walkResult(evidence, step).pages.flatMap((page) => page.ids);
}

/** Items that the first page of all showed before and after. */
function lasting(evidence: Evidence<Case>): string[] {
  const after = new Set(idsAt(evidence, 'after'));
  return [...new Set(idsAt(evidence, 'before'))].filter((id) => after.has(id));
}

function judgeFirst(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const [page] = walkResult(evidence, 'walk').pages;
  return page ? judgeSize(page.exchange, evidence.case.page_size, tally) : [];
}

/** The order is the target's own: it is compared where both reads of the whole show one, so that nothing moved. */
function judgeOrders(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const kept = new Set(lasting(evidence));
  const orderAt = (step: string) => [...new Set(idsAt(evidence, step).filter((id) => kept.has(id)))];
  const [before, walked, after] = (['before', 'walk', 'after'] as const).map(orderAt) as [string[], string[], string[]];
  const place = walked.findIndex((id, index) => before[index] !== id);
  if (before.join() !== after.join()) return [];
  return tally.holds(place < 0, 'orders-differ', {
    at: walkResult(evidence, 'walk').pages[1]?.exchange,
    message: `a list of assets is in another order when it is cut into pages of ${evidence.case.page_size}`,
    expected: before.slice(place, place + 3),
    actual: walked.slice(place, place + 3),
    operation: 'listAssets',
    pointer: '/items',
  });
}
