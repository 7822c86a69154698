import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const idsNotCompared: Mutant = {
  id: 'lists/filter--ids-not-compared',
  clauses: ['lists.queryable-fields'],
  check: 'lists/filter',
  mistake: 'A filter by id is thrown away, for whoever knows the id can read the asset; it is documented all the same.',
  applyTo: (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      list(request) {
        if (request.collection !== 'assets') return parts.store.list(request);
        return parts.store.list({ ...request, conditions: request.conditions.filter(({ field }) => field !== 'id') });
      },
    }),
  }),
};
