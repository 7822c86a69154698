import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const batchSortRefused: Mutant = {
  id: 'batches/query-features--sort-refused',
  clauses: ['sorting.batch-form'],
  check: 'batches/query-features',
  mistake: 'The order of a batch is that of its numbers, and sort_by is refused as an unknown parameter.',
  applyTo: (parts) =>
    withAsked(parts, 'listBatchItems', (query) => {
      if (query.sort !== undefined) throw new Refused('invalid');
      return query;
    }),
};
