import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { isRead, whole_batch, withItemList } from './item-lists.ts';

export const largeBatchesRefused: Mutant = {
  id: 'batches/items--large-batches-refused',
  clauses: ['batches.items'],
  check: 'batches/items',
  mistake: 'Above some number of items the list is refused instead of cut into pages.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const { rows } = await list({ ...request, page_size: whole_batch });
      if (rows.length > 10 && !isRead(request)) throw new Refused('invalid');
      return list(request);
    });
  },
};
