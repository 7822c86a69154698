import type { Mutant } from '../mutant.ts';
import { isRead, withItemList } from './item-lists.ts';

export const unknownIsTheFirst: Mutant = {
  id: 'batches/items--unknown-is-the-first',
  clauses: ['batches.item-not-found-refused'],
  check: 'batches/items',
  mistake: 'Where the id finds nothing, the search falls back to the first item of the batch.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const slice = await list(request);
      if (slice.rows.length > 0 || !isRead(request)) return slice;
      return list({ ...request, conditions: request.conditions.filter(({ field }) => field === 'batch_id') });
    });
  },
};
