import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const lastConditionWins: Mutant = {
  id: 'lists/filter-together--last-one-wins',
  clauses: ['filtering.only-matching'],
  check: 'lists/filter-together',
  mistake: 'Each condition takes the place of the one before.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) =>
          parts.store.list(
            request.collection === 'assets' ? { ...request, conditions: request.conditions.slice(-1) } : request,
          ),
      }),
    };
  },
};
