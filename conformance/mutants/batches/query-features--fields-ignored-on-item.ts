import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const fieldsIgnoredOnItem: Mutant = {
  id: 'batches/query-features--fields-ignored-on-item',
  clauses: ['projection.batches'],
  check: 'batches/query-features',
  mistake: 'The projection is applied by the pager, which the read of one item does not go through.',
  applyTo(parts) {
    return withAsked(parts, 'getBatchItem', ({ fields: _, ...query }) => query);
  },
};
