import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const largePagesNewestFirst: Mutant = {
  id: 'pagination/page-size-invariance--large-pages-newest-first',
  clauses: ['pagination.page-size-invariance', 'pagination.walk-complete'],
  check: 'pagination/page-size-invariance',
  mistake: 'Large pages come from an export, which is sorted by time.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'assets') return parts.store.list<Row>(request);
          const sort = [{ field: 'size_bytes', direction: 'desc' as const }];
          return parts.store.list<Row>(request.page_size > 4 && !request.after ? { ...request, sort } : request);
        },
      }),
    };
  },
};
