import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

/** Ids before and behind every other. */
const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const batchTiesLost: Mutant = {
  id: 'batches/sorted--ties-lost',
  clauses: ['pagination.ties-kept'],
  check: 'batches/sorted',
  mistake: 'The cursor holds the value sorted by and no tie-breaker: the next page begins behind all that share it.',
  applyTo(parts) {
    return withItemList(parts, (request, list) => {
      const { after, sort, backward } = request;
      const last = sort.at(-1);
      // The usual order has a tie-breaker; the orders that callers ask for were added later, without one.
      if (!after || !last || last.field === 'created_at') return list(request);
      const rising = (last.direction === 'asc') !== backward;
      return list({ ...request, after: { ...after, id: rising ? highest : lowest } });
    });
  },
};
