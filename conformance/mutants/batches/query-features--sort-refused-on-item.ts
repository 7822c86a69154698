import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const sortRefusedOnItem: Mutant = {
  id: 'batches/query-features--sort-refused-on-item',
  clauses: ['sorting.batch-form'],
  check: 'batches/query-features',
  mistake: 'The read of one item has a strict query of its own, without sort_by, since there is nothing to sort.',
  applyTo(parts) {
    return withAsked(parts, 'getBatchItem', (query) => {
      if (query.sort) throw new Refused('invalid');
      return query;
    });
  },
};
