import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, pageSize, setSize, sortKey } from '../../arbitraries/lists.ts';
import { observePages } from '../../models/observe-pages.ts';
import { givenIds, ownIds, ownQuery } from '../../models/own-items.ts';
import { judgeStuck } from '../../models/stuck-walk.ts';
import { judgeComplete, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';

interface Case {
  items: number;
  page_size: number;
  sort: SortKey | null;
}

interface Notes {
  data: DataSet;
}

export const eachItemOnce = check<Case, Notes>({
  id: 'pagination/each-item-once',
  title: 'A walk along next meets each item exactly once',
  how: "Assets are created and `next` is followed from the first page to the end: each of the suite's own must be met exactly once. Items of others, and empty pages in between, are permitted.",
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    'pagination.cursor',
  ],
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases: () => drawn(fc.record({ items: setSize(), page_size: pageSize(), sort: sortKey() }), 24),
  async run(ctx, { items, page_size, sort }) {
    const data = await ctx.shared('owner', assetSpecs(items));
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    await walk(ctx, {
      caller: 'owner',
      request: { operation: 'listAssets', query },
      step: 'walk',
      until: ownIds(data),
    });
    return { data };
  },
  control(evidence) {
    return whyUnfinished(walkResult(evidence, 'walk'), new Set(ownIds(evidence.notes.data)));
  },
  judge(evidence, tally) {
    const data = evidence.notes.data;
    const walk = walkResult(evidence, 'walk');
    const lost = judgeComplete(walk, givenIds(data), tally);
    const stuck = lost.length > 0 ? judgeStuck(walk, ownIds(data), tally) : [];
    return stuck.length > 0 ? stuck : lost;
  },
  observe: (evidence) => observePages(walkResult(evidence, 'walk')),
});
