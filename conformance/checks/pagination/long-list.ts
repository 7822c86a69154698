import fc from 'fast-check';
import { walk } from '../../acts/walk.ts';
import { assetSpecs } from '../../arbitraries/lists.ts';
import { serverError } from '../../models/steps.ts';
import { judgeComplete, readWalk, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

interface Case {
  page_size: number;
}

/** As much of the list as is walked again in smaller pages. */
const whole_size = 250;

/** The list as it is, with all that the run has made so far: longer than any set of one check. */
export const longList = check<Case>({
  id: 'pagination/long-list',
  title: 'A long list shows the same items in pages of any size',
  how: 'The list of assets is read in a page of 250, walked in pages of another size, and read once more. What stood there before and after must be met once on the walk, and in the same order where that stayed too.',
  clauses: [
    'pagination.walk-complete',
    'pagination.page-size-invariance',
    'pagination.at-most-page-size',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
  ],
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    ...drawn(fc.record({ page_size: fc.integer({ min: 30, max: whole_size - 1 }) }), 2),
    named: [50, 100].map((page_size) => ({ page_size })),
  }),
  async run(ctx, { page_size }) {
    await ctx.shared('owner', assetSpecs(12));
    const sized = (size: number) => ({ operation: 'listAssets' as const, query: { page_size: size } });
    const whole = { caller: 'owner' as const, request: sized(whole_size), max_pages: 1 };
    const before = readWalk(await walk(ctx, { ...whole, step: 'before' }), 'next');
    const until = before.pages.flatMap((page) => page.ids);
    // A cursor URL may drop the size, and pages may be as small as they like.
    await walk(ctx, { caller: 'owner', request: sized(page_size), step: 'walk', until, max_pages: until.length + 2 });
    await walk(ctx, { ...whole, step: 'after' });
  },
  control(evidence) {
    const kept = lasting(evidence);
    const unread = serverError(evidence) ?? (kept.length > 0 ? undefined : 'the list of assets could not be read');
    if (unread || judgeAll(evidence, uncounted).length > 0) return unread;
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
  return lost.length > 0 ? lost : [...judgeSize(evidence, tally), ...judgeOrders(evidence, tally)].slice(0, 1);
}

function idsAt(evidence: Evidence<Case>, step: string): string[] {
  return walkResult(evidence, step).pages.flatMap((page) => page.ids);
}

/** What the first page of all showed before and after. */
function lasting(evidence: Evidence<Case>): string[] {
  const after = new Set(idsAt(evidence, 'after'));
  return [...new Set(idsAt(evidence, 'before'))].filter((id) => after.has(id));
}

function judgeSize(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const { page_size } = evidence.case;
  const [page] = walkResult(evidence, 'walk').pages;
  if (!page || tally.compared(page.ids.length <= page_size)) return [];
  return [
    {
      code: 'page-too-large',
      clause: 'pagination.at-most-page-size',
      message: `a page of size ${page_size} holds ${page.ids.length} items`,
      expected: { at_most: page_size },
      actual: { items: page.ids.length },
      operation: 'listAssets',
      pointer: '/items',
      exchange: page.exchange.number,
    },
  ];
}

/** The order is the target's own: it is compared where both reads of the whole show one, so that nothing moved. */
function judgeOrders(evidence: Evidence<Case>, tally: Tally): Mismatch[] {
  const kept = new Set(lasting(evidence));
  const orderAt = (step: string) => [...new Set(idsAt(evidence, step).filter((id) => kept.has(id)))];
  const [before, walked, after] = (['before', 'walk', 'after'] as const).map(orderAt) as [string[], string[], string[]];
  const place = walked.findIndex((id, index) => before[index] !== id);
  if (before.join() !== after.join() || tally.compared(place < 0)) return [];
  const { page_size } = evidence.case;
  return [
    {
      code: 'orders-differ',
      clause: 'pagination.page-size-invariance',
      message: `a list of assets is in another order when it is cut into pages of ${page_size}`,
      expected: before.slice(place, place + 3),
      actual: walked.slice(place, place + 3),
      operation: 'listAssets',
      pointer: '/items',
      exchange: walkResult(evidence, 'walk').pages[1]?.exchange.number,
    },
  ];
}
