import fc from 'fast-check';
import { walk } from '../../acts/walk.ts';
import { observePages } from '../../models/observe-pages.ts';
import { judgeStuck } from '../../models/stuck-walk.ts';
import { judgeComplete, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  page_size: number;
}

export const assetTypes = check<Case>({
  id: 'pagination/asset-types',
  title: 'A walk over the asset types meets each of them exactly once',
  how: 'The suite can make no asset types: one large page tells what there is, and a walk in small pages must meet each of them exactly once.',
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    'pagination.cursor',
  ],
  since: '0.1.0',
  operations: ['listAssetTypes'],
  needs: { principals: ['owner'] },
  cases: () => drawn(fc.record({ page_size: fc.integer({ min: 1, max: 8 }) }), 6),
  async run(ctx, { page_size }) {
    const request = { operation: 'listAssetTypes' as const };
    await walk(ctx, {
      caller: 'owner',
      request: { ...request, query: { page_size: 500 } },
      step: 'whole',
      max_pages: 3,
    });
    await walk(ctx, { caller: 'owner', request: { ...request, query: { page_size } }, step: 'walk' });
  },
  control(evidence) {
    const whole = walkResult(evidence, 'whole', { key: 'name' });
    if (whole.ended !== 'end') return 'the asset types cannot be read in large pages to compare with';
    if (whole.pages.every(({ ids }) => ids.length === 0)) {
      return { verdict: 'not-claimed', reason: 'the target has no asset types' };
    }
    const walk = walkResult(evidence, 'walk', { key: 'name' });
    return walk.ended === 'unfinished' ? `the walk was given up after ${walk.pages.length} pages` : undefined;
  },
  judge(evidence, tally) {
    const whole = walkResult(evidence, 'whole', { key: 'name' });
    const names = [...new Set(whole.pages.flatMap((page) => page.ids))];
    const walk = walkResult(evidence, 'walk', { key: 'name' });
    const lost = judgeComplete(walk, names, tally);
    const stuck = lost.length > 0 ? judgeStuck(walk, names, tally) : [];
    return stuck.length > 0 ? stuck : lost;
  },
  observe: (evidence) => observePages(walkResult(evidence, 'walk', { key: 'name' })),
});
