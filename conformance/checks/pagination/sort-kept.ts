import fc from 'fast-check';
import { confirmSort } from '../../acts/confirm-sort.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, pageSize, setSize } from '../../arbitraries/lists.ts';
import { ownIds, ownQuery } from '../../models/own-items.ts';
import { judgeSortTaken, type SortNotes, sort_taken_codes } from '../../models/sort-taken.ts';
import { judgeOrder, order_codes, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  items: number;
  page_size: number;
  sort: { field: 'name' | 'size_bytes'; direction: 'asc' | 'desc' };
}

export const sortKept = check<Case, SortNotes>({
  id: 'pagination/sort-kept',
  title: 'The order asked for holds on every page of a walk',
  how: 'A list is walked in a sort by distinct values, rising and falling: the own items must come in that order over all pages.',
  clauses: ['pagination.cursor-keeps-query', 'sorting.order'],
  codes: { ...order_codes, ...sort_taken_codes },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () =>
    drawn(
      fc.record({
        items: setSize().filter((size) => size > 1),
        page_size: pageSize(),
        sort: fc.record({
          field: fc.constantFrom('name' as const, 'size_bytes' as const),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      }),
      13,
    ),
  async run(ctx, { items, page_size, sort }) {
    const without_effect = await confirmSort(ctx, sort.field);
    if (without_effect) return without_effect;
    const data = await ctx.shared('owner', assetSpecs(items));
    const query = { ...ownQuery(data), page_size, sort: [sort] };
    await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query },
      step: 'walk',
      until: ownIds(data),
    });
    return { data };
  },
  control(evidence) {
    if (evidence.notes.sort_without_effect) return undefined;
    return whyUnfinished(walkResult(evidence, 'walk'), new Set(ownIds(evidence.notes.data)));
  },
  judge(evidence, tally) {
    const without_effect = judgeSortTaken(evidence, tally);
    if (without_effect.length > 0) return without_effect;
    const own = new Set(ownIds(evidence.notes.data));
    const whole = walkResult(evidence, 'walk');
    const [page_one] = whole.pages;
    const first = judgeOrder({ ...whole, pages: page_one ? [page_one] : [] }, own, evidence.case.sort, tally);
    // Right within page one and wrong over all of them: the cursor lost the order.
    if (first.length > 0) return first;
    const clause = 'pagination.cursor-keeps-query';
    return judgeOrder(whole, own, evidence.case.sort, tally).map((one) => ({ ...one, clause }));
  },
});
