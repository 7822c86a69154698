import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const idFilterRefused: Mutant = {
  id: 'batches/item-as-list--id-filter-refused',
  clauses: ['filtering.batch-grammar'],
  check: 'batches/item-as-list',
  mistake: 'Only fields of the contents can be filtered by; for the id there is the read of one item.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', (query) => {
      const { filter } = query;
      if (filter && !('raw' in filter) && filter.some(({ field }) => field === 'id')) throw new Refused('invalid');
      return query;
    });
  },
};
