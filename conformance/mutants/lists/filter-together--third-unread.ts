import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const thirdConditionUnread: Mutant = {
  id: 'lists/filter-together--third-unread',
  clauses: ['filtering.only-matching'],
  check: 'lists/filter-together',
  mistake: 'The form of the search has two rows, and no more than two conditions are read.',
  applyTo: (parts) =>
    withAsked(parts, 'listAssets', (query) =>
      Array.isArray(query.filter) ? { ...query, filter: query.filter.slice(0, 2) } : query,
    ),
};
