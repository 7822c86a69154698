import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, sortKey } from '../../arbitraries/lists.ts';
import { givenIds, ownQuery } from '../../models/own-items.ts';
import { fileName } from '../../models/uploadable.ts';
import { judgeComplete, walkCodes, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  items: number;
  page_size: number;
  sort: SortKey | null;
  /** After which page something happens. */
  after_page: number;
  /** `create`: a new asset of the set appears. `delete`: the item of this index, in the order of creation, goes. */
  change: { kind: 'create' } | { kind: 'delete'; index: number };
}

interface Notes {
  /** Ids of the assets that the walk must show. */
  lasting: readonly string[];
}

export const walkUnderChange = check<Case, Notes>({
  id: 'pagination/walk-under-change',
  title: 'Items that last are met once while others come and go',
  how: 'During a walk an asset is created or deleted: each item that lasts must be met exactly once; the others may be met or not.',
  clauses: ['pagination.walk-under-change', 'pagination.walk-ends', 'pagination.cursor-url-followable'],
  codes: walkCodes('pagination.walk-under-change'),
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload', 'deleteAsset'],
  needs: { principals: ['owner'], writes: true },
  cases: () => ({
    // An item that was read goes, in the usual order and in another; and a new one comes.
    named: [
      { items: 5, page_size: 2, sort: null, after_page: 1, change: { kind: 'delete', index: 4 } },
      {
        items: 5,
        page_size: 1,
        sort: { field: 'name', direction: 'asc' },
        after_page: 2,
        change: { kind: 'delete', index: 1 },
      },
      { items: 5, page_size: 2, sort: null, after_page: 1, change: { kind: 'create' } },
    ],
    ...drawn(
      fc
        .record({
          items: fc.integer({ min: 2, max: 7 }),
          page_size: fc.integer({ min: 1, max: 4 }),
          sort: sortKey(),
          after_page: fc.integer({ min: 1, max: 3 }),
          change: fc.oneof(
            fc.constant({ kind: 'create' as const }),
            fc.record({ kind: fc.constant('delete' as const), index: fc.integer({ min: 0, max: 6 }) }),
          ),
        })
        // The change must come while there are pages left to read.
        .filter(({ items, page_size, after_page }) => page_size * after_page < items),
      4,
    ),
  }),
  async run(ctx, { items, page_size, sort, after_page, change }) {
    const data = await ctx.data.fresh('owner', assetSpecs(items));
    const ids = givenIds(data);
    const gone = change.kind === 'delete' ? change.index % ids.length : undefined;
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query },
      step: 'walk',
      until: ids,
      async between(page) {
        if (page !== after_page) return;
        if (gone === undefined) {
          const body = {
            filename: fileName(ctx.facts, `${data.prefix}n99`),
            mime_type: data.mime_type,
            size_bytes: 1002,
          };
          await ctx.call('owner', { operation: 'createAssetUpload', body }, 'change');
        } else {
          await ctx.call('owner', { operation: 'deleteAsset', path: { id: ids[gone]! } }, 'change');
          await ctx.time.settle();
        }
      },
    });
    return { lasting: ids.filter((_, index) => index !== gone) };
  },
  control(evidence) {
    return whyUnfinished(walkResult(evidence, 'walk'), new Set(evidence.notes.lasting));
  },
  judge(evidence, tally) {
    return judgeComplete(walkResult(evidence, 'walk'), evidence.notes.lasting, tally);
  },
});
