import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const batchSortIgnored: Mutant = {
  id: 'batches/query-features--sort-ignored',
  clauses: ['sorting.batch-form'],
  check: 'batches/query-features',
  mistake: 'The order is fixed in the query of the database, and sort_by goes unread.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', ({ sort: _, ...query }) => query);
  },
};
