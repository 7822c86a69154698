import fc from 'fast-check';
import { walk } from '../../acts/walk.ts';
import { actsIn } from '../../models/acts-in.ts';
import { type Caller, caller_words, callersOf } from '../../models/callers.ts';
import { observePages } from '../../models/observe-pages.ts';
import { judgeSize, page_size_codes } from '../../models/page-sizes.ts';
import { exchangeAt, isRefused } from '../../models/steps.ts';
import { judgeStuck, stuck_codes } from '../../models/stuck-walk.ts';
import { judgeComplete, walk_codes, walkResult } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';

interface Case {
  page_size: number;
  /** Others may be offered other types than the owner, and walk over their own. */
  by: Caller;
}

export const assetTypes = check<Case>({
  id: 'pagination/asset-types',
  title: 'A walk over the asset types meets each of them exactly once',
  how: 'One large page tells what there is; a walk of the same caller in small pages must meet each of them exactly once. The suite can make no asset types.',
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    'pagination.cursor',
    'pagination.at-most-page-size',
  ],
  codes: { ...walk_codes, ...stuck_codes, ...page_size_codes },
  since: '0.1.0',
  operations: ['listAssetTypes'],
  needs: { principals: ['owner'] },
  cases(facts) {
    const callers = callersOf(facts);
    const sizes = fc.record({ page_size: fc.integer({ min: 1, max: 8 }), by: fc.constantFrom(...callers) });
    return { ...drawn(sizes, 3), named: callers.map((by) => ({ page_size: 2, by })) };
  },
  async run(ctx, { page_size, by }) {
    const request = { operation: 'listAssetTypes' as const, ...actsIn(ctx.facts, by) };
    await walk(ctx, {
      caller: by,
      request: { ...request, query: { page_size: 500 } },
      step: 'whole',
      max_pages: 3,
    });
    await walk(ctx, { caller: by, request: { ...request, query: { page_size } }, step: 'walk' });
  },
  control(evidence) {
    const whole = walkResult(evidence, 'whole', { key: 'name' });
    if (evidence.case.by !== 'owner' && isRefused(exchangeAt(evidence, 'whole/1')))
      return { verdict: 'not-claimed', reason: `${caller_words[evidence.case.by]} is shown no asset types` };
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
    // A cursor URL need not carry the size on.
    const [first] = walk.pages;
    const large = first ? judgeSize(first.exchange, evidence.case.page_size, tally) : [];
    if (large.length > 0) return large;
    const lost = judgeComplete(walk, names, tally);
    const stuck = lost.length > 0 ? judgeStuck(walk, names, tally) : [];
    return stuck.length > 0 ? stuck : lost;
  },
  observe: (evidence) => observePages(walkResult(evidence, 'walk', { key: 'name' })),
});
