import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const endsWithEverything: Mutant = {
  id: 'batches/projected--ends-with-everything',
  clauses: ['lists.queryable-fields'],
  check: 'batches/projected',
  mistake:
    'A projection to the time of the end falls back to the whole item, since that time is computed; it is documented all the same.',
  applyTo: (parts) =>
    withAsked(parts, 'listBatchItems', ({ fields, ...query }) => {
      const is_end_asked = Array.isArray(fields) && fields.includes('completed_at');
      return { ...query, ...(fields && !is_end_asked && { fields }) };
    }),
};
