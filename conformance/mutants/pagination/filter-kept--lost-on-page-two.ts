import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const filterLostOnPageTwo: Mutant = {
  id: 'pagination/filter-kept--lost-on-page-two',
  clauses: ['pagination.cursor-keeps-query'],
  check: 'pagination/filter-kept',
  mistake: 'The cursor URL carries the position and forgets the filter.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list: (request) => parts.store.list(request.after ? { ...request, conditions: [] } : request),
      }),
    };
  },
};
