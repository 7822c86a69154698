import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const batchFilterLost: Mutant = {
  id: 'batches/filtered--lost-on-page-two',
  clauses: ['pagination.cursor-keeps-query'],
  check: 'batches/filtered',
  mistake: 'The cursor carries the position and forgets the filter.',
  applyTo(parts) {
    return withItemList(parts, (request, list) => {
      if (!request.after) return list(request);
      return list({ ...request, conditions: request.conditions.filter(({ field }) => field === 'batch_id') });
    });
  },
};
