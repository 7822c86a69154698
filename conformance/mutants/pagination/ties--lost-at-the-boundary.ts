import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** Ids before and behind every other. */
const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const lostAtTheBoundary: Mutant = {
  id: 'pagination/ties--lost-at-the-boundary',
  clauses: ['pagination.ties-kept'],
  check: 'pagination/ties',
  mistake: 'The cursor holds the value sorted by and no tie-breaker: the next page begins behind all that share it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list(request) {
          const { after, sort, backward } = request;
          const last = sort.at(-1);
          // The default order has a tie-breaker; the orders that callers ask for were added later, without one.
          if (!after || !last || last.field === 'created_at') return parts.store.list(request);
          const rising = (last.direction === 'asc') !== backward;
          return parts.store.list({ ...request, after: { ...after, id: rising ? highest : lowest } });
        },
      }),
    };
  },
};
