import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const updatesNotCompared: Mutant = {
  id: 'lists/sort--updates-not-compared',
  clauses: ['lists.queryable-fields'],
  check: 'lists/sort',
  mistake:
    'An order by updated_at is read and thrown away, since there is no index for it; it is documented all the same.',
  applyTo: (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      list(request) {
        if (request.collection !== 'assets') return parts.store.list(request);
        return parts.store.list({ ...request, sort: request.sort.filter(({ field }) => field !== 'updated_at') });
      },
    }),
  }),
};
