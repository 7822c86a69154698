import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const twoNamesAtMost: Mutant = {
  id: 'batches/projected--two-names-at-most',
  clauses: ['projection.batches'],
  check: 'batches/projected',
  mistake: 'fields may be no longer than 24 characters, which is enough for the examples of the documentation.',
  applyTo: (parts) =>
    withAsked(parts, 'listBatchItems', (query) => {
      if (Array.isArray(query.fields) && query.fields.join().length > 24) throw new Refused('invalid');
      return query;
    }),
};
