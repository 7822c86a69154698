import type { Mutant } from '../mutant.ts';
import { withAsked } from './asked.ts';

export const secondConditionIgnored: Mutant = {
  id: 'batches/filtered--second-condition-ignored',
  clauses: ['lists.multiple-conditions'],
  check: 'batches/filtered',
  mistake: 'Conditions are kept by nothing but the first one.',
  applyTo(parts) {
    return withAsked(parts, 'listBatchItems', (query) => {
      const { filter } = query;
      return filter && !('raw' in filter) ? { ...query, filter: filter.slice(0, 1) } : query;
    });
  },
};
