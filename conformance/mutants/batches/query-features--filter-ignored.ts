import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const batchFilterIgnored: Mutant = {
  id: 'batches/query-features--filter-ignored',
  clauses: ['filtering.batch-grammar'],
  check: 'batches/query-features',
  mistake: 'q is read on the lists of assets alone.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', ({ filter: _, ...query }) => query);
  },
};
