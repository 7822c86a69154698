import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const commaRefused: Mutant = {
  id: 'batches/filtered--comma-refused',
  clauses: ['filtering.batch-grammar'],
  check: 'batches/filtered',
  mistake: 'The parser takes one condition and stumbles over the comma behind it.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', (query) => {
      const { filter } = query;
      if (filter && !('raw' in filter) && filter.length > 1) throw new Refused('invalid');
      return query;
    });
  },
};
