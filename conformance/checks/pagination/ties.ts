import fc from 'fast-check';
import { confirmSort } from '../../acts/confirm-sort.ts';
import { walk } from '../../acts/walk.ts';
import { pageSize } from '../../arbitraries/lists.ts';
import { givenIds, ownIds, ownQuery } from '../../models/own-items.ts';
import { judgeSortTaken, type SortNotes } from '../../models/sort-taken.ts';
import { judgeComplete, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  items: number;
  page_size: number;
  direction: 'asc' | 'desc';
}

export const ties = check<Case, SortNotes>({
  id: 'pagination/ties',
  title: 'Items that are equal in the field sorted by are neither lost nor repeated',
  how: 'Assets of one size are listed by size: where a page ends among equals, none may be lost and none shown twice. The order among equals is open.',
  clauses: ['pagination.ties-kept', 'sorting.order', 'pagination.walk-ends', 'pagination.cursor-url-followable'],
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () =>
    drawn(
      fc.record({
        items: fc.constantFrom(2, 4, 9),
        page_size: pageSize(),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      12,
    ),
  async run(ctx, { items, page_size, direction }) {
    const without_effect = await confirmSort(ctx, 'size_bytes');
    if (without_effect) return without_effect;
    const specs = Array.from({ length: items }, (_, index) => ({ name: `t${10 + index}`, size_bytes: 4096 }));
    const data = await ctx.shared('owner', specs);
    const query = { ...ownQuery(data), page_size, sort: [{ field: 'size_bytes', direction }] };
    await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query },
      step: 'walk',
      until: ownIds(data),
    });
    return { data };
  },
  control(evidence) {
    if (judgeSortTaken(evidence).length > 0) return undefined;
    return whyUnfinished(walkResult(evidence, 'walk'), new Set(ownIds(evidence.notes.data)));
  },
  judge(evidence, tally) {
    const without_effect = judgeSortTaken(evidence);
    if (without_effect.length > 0) return without_effect;
    const given = givenIds(evidence.notes.data);
    return judgeComplete(walkResult(evidence, 'walk'), given, tally, 'pagination.ties-kept');
  },
});
