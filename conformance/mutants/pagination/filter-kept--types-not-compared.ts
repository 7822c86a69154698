import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const typesNotCompared: Mutant = {
  id: 'pagination/filter-kept--types-not-compared',
  clauses: ['filtering.only-matching'],
  check: 'pagination/filter-kept',
  mistake:
    'The first page comes from a cache that knows no filter by mime_type; filters that are not known are documented to be refused.',
  applyTo: (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      list(request) {
        if (request.collection !== 'assets' || request.after) return parts.store.list(request);
        return parts.store.list({
          ...request,
          conditions: request.conditions.filter(({ field }) => field !== 'mime_type'),
        });
      },
    }),
  }),
};
