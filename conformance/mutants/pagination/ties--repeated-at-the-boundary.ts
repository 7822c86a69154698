import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** Ids before and behind every other. */
const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const repeatedAtTheBoundary: Mutant = {
  id: 'pagination/ties--repeated-at-the-boundary',
  clauses: ['pagination.ties-kept', 'pagination.walk-ends'],
  check: 'pagination/ties',
  mistake: 'Without a tie-breaker the next page begins at the value of the last row, >= instead of >, and repeats it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list(request) {
          const { after, sort, backward } = request;
          const last = sort.at(-1);
          if (!after || !last || last.field === 'created_at') return parts.store.list(request);
          const rising = (last.direction === 'asc') !== backward;
          return parts.store.list({ ...request, after: { ...after, id: rising ? lowest : highest } });
        },
      }),
    };
  },
};
