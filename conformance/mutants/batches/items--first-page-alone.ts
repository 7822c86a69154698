import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { isRead, whole_batch, withItemList } from './item-lists.ts';

export const readsOfTheFirstPageAlone: Mutant = {
  id: 'batches/items--first-page-alone',
  clauses: ['batches.item-read'],
  check: 'batches/items',
  mistake: 'The read looks for the item on the first page of the list, where it is as long as batches are small.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const slice = await list(request);
      if (!isRead(request)) return slice;
      const batch = request.conditions.filter(({ field }) => field === 'batch_id');
      const all = await list({ ...request, conditions: batch, sort: [], page_size: whole_batch });
      if (all.rows.slice(0, 10).some(({ id }) => id === slice.rows[0]?.id)) return slice;
      throw new Refused('not_found');
    });
  },
};
