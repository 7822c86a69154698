import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const filterInBrackets: Mutant = {
  id: 'batches/query-features--filter-in-brackets',
  clauses: ['filtering.batch-grammar'],
  check: 'batches/query-features',
  mistake: 'The service was moved to another framework, which wants filter[id]=… and refuses q.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', (query) => {
      if (query.filter) throw new Refused('invalid');
      return query;
    });
  },
};
