import fc from 'fast-check';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, pageSize, setSize } from '../../arbitraries/lists.ts';
import { givenIds, ownIds, ownQuery } from '../../models/own-items.ts';
import { isOffered } from '../../models/queryable.ts';
import {
  judgeComplete,
  judgeOrder,
  order_codes,
  ownSequence,
  walk_codes,
  walkResult,
  whyUnfinished,
} from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';
import { tallyOf } from '../../suite/tally.ts';

interface Case {
  items: number;
  page_size: number;
  other_page_size: number;
  direction: 'asc' | 'desc';
}

interface Notes {
  data: DataSet;
}

export const pageSizeInvariance = check<Case, Notes>({
  id: 'pagination/page-size-invariance',
  title: 'The page size changes neither the items nor their order',
  how: 'One list, in an order without ties, is walked in pages of two sizes: both walks must show the same own items in the same order.',
  clauses: [
    'pagination.page-size-invariance',
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
  ],
  codes: {
    ...walk_codes,
    'walks-differ': {
      clause: 'pagination.page-size-invariance',
      message: 'Pages of two sizes show different items, or the same in another order.',
    },
  },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () =>
    drawn(
      fc
        .record({
          items: setSize(),
          page_size: pageSize(),
          other_page_size: pageSize(),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        })
        .filter(({ page_size, other_page_size }) => page_size !== other_page_size),
      12,
    ),
  async run(ctx, { items, page_size, other_page_size, direction }) {
    const data = await ctx.shared('owner', assetSpecs(items));
    const sorted = isOffered(ctx.facts, 'sort', 'name') && { sort: [{ field: 'name', direction }] };
    const query = { ...ownQuery(data), ...sorted };
    for (const [step, size] of [
      ['one', page_size],
      ['other', other_page_size],
    ] as const) {
      const request = { operation: 'listAssets' as const, query: { ...query, page_size: size } };
      await walk(ctx, { caller: 'owner', request, step, until: ownIds(data) });
    }
    return { data };
  },
  control(evidence) {
    const own = new Set(ownIds(evidence.notes.data));
    return whyUnfinished(walkResult(evidence, 'one'), own) ?? whyUnfinished(walkResult(evidence, 'other'), own);
  },
  judge(evidence, tally) {
    const own = new Set(ownIds(evidence.notes.data));
    const { page_size, other_page_size, direction } = evidence.case;
    const walks = [walkResult(evidence, 'one'), walkResult(evidence, 'other')];
    const lost = judgeComplete(walks[0]!, givenIds(evidence.notes.data), tally);
    if (lost.length > 0) return lost;
    // A target that ignores the sort may cut ties of its own order anew: then only the items are compared.
    const order = tallyOf(order_codes, tally);
    const sorted = walks.some((one) => judgeOrder(one, own, { field: 'name', direction }, order).length === 0);
    const [one, other] = walks.map((found) => (sorted ? ownSequence(found, own) : ownSequence(found, own).toSorted()));
    return tally.holds(JSON.stringify(one) === JSON.stringify(other), 'walks-differ', {
      message: `pages of ${page_size} and pages of ${other_page_size} show different items, or the same in another order`,
      expected: { page_size, items: one },
      actual: { page_size: other_page_size, items: other },
      operation: 'listAssets',
      pointer: '/items',
    });
  },
});
