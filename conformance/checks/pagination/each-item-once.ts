import fc from 'fast-check';
import type { SortKey } from '../../../src/choices/canonical.ts';
import { allowed } from '../../acts/allowed.ts';
import { walk } from '../../acts/walk.ts';
import { assetSpecs, pageSize, setSize, sortKey } from '../../arbitraries/lists.ts';
import { actsIn } from '../../models/acts-in.ts';
import { observePages } from '../../models/observe-pages.ts';
import { givenIds, ownIds, ownQuery } from '../../models/own-items.ts';
import { judgeStuck, stuck_codes } from '../../models/stuck-walk.ts';
import { judgeComplete, walk_codes, walkResult, whyUnfinished } from '../../models/walk.ts';
import { check, drawn } from '../../suite/check.ts';
import type { DataSet } from '../../suite/data-set.ts';

interface Case {
  items: number;
  page_size: number;
  sort: SortKey | null;
  /** A user makes them and walks; left out, the owner. */
  by?: 'human';
}

interface Notes {
  data: DataSet;
}

export const eachItemOnce = check<Case, Notes>({
  id: 'pagination/each-item-once',
  title: 'A walk along next meets each item exactly once',
  how: 'Assets are created and `next` is followed to the end: each of them must be met exactly once, those of a user by that user too.',
  clauses: [
    'pagination.walk-complete',
    'pagination.walk-ends',
    'pagination.cursor-url-followable',
    'pagination.cursor',
  ],
  codes: { ...walk_codes, ...stuck_codes },
  since: '0.1.0',
  operations: ['listAssets', 'createAssetUpload'],
  needs: { principals: ['owner'], writes: true },
  cases(facts) {
    const cases = drawn<Case>(fc.record({ items: setSize(), page_size: pageSize(), sort: sortKey() }), 19);
    if (facts.principals.human?.kind !== 'user') return cases;
    const plain: Case = { items: 3, page_size: 1, sort: null };
    return { ...cases, named: [plain, { ...plain, by: 'human' }] };
  },
  async run(ctx, { items, page_size, sort, by }) {
    const caller = by ?? ('owner' as const);
    const data = await allowed(ctx, caller, () => ctx.shared(caller, assetSpecs(items)));
    const query = { ...ownQuery(data), page_size, ...(sort && { sort: [sort] }) };
    await walk(ctx, {
      caller,
      request: { operation: 'listAssets', query, ...actsIn(ctx.facts, caller) },
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
