import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const batchFieldsRefused: Mutant = {
  id: 'batches/query-features--fields-refused',
  clauses: ['projection.batches'],
  check: 'batches/query-features',
  mistake: 'fields is refused as an unknown parameter after it was given another name.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', (query) => {
      if (query.fields) throw new Refused('invalid');
      return query;
    });
  },
};
