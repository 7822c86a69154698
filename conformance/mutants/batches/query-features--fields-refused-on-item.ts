import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const fieldsRefusedOnItem: Mutant = {
  id: 'batches/query-features--fields-refused-on-item',
  clauses: ['projection.batches'],
  check: 'batches/query-features',
  mistake: 'The read of one item has a strict query of its own, without fields.',
  applyTo: (parts) =>
    withAsked(parts, 'getBatchItem', (query) => {
      if (query.fields !== undefined) throw new Refused('invalid');
      return query;
    }),
};
