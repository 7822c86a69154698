import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const namesNotCompared: Mutant = {
  id: 'pagination/sort-kept--names-not-compared',
  clauses: ['sorting.order'],
  check: 'pagination/sort-kept',
  mistake: 'An order by name is read and thrown away, where orders that are not known are documented to be refused.',
  applyTo: (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      list(request) {
        if (request.collection !== 'assets') return parts.store.list(request);
        return parts.store.list({ ...request, sort: request.sort.filter(({ field }) => field !== 'name') });
      },
    }),
  }),
};
