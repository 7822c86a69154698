import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const filterRefusedOnItem: Mutant = {
  id: 'batches/query-features--filter-refused-on-item',
  clauses: ['filtering.batch-grammar'],
  check: 'batches/query-features',
  mistake: 'The read of one item has a strict query of its own, without q, since its path says enough.',
  applyTo: (parts) =>
    withAsked(parts, 'getBatchItem', (query) => {
      if (query.filter !== undefined) throw new Refused('invalid');
      return query;
    }),
};
