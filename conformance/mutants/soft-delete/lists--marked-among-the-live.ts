import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const markedAmongTheLive: Mutant = {
  id: 'soft-delete/lists--marked-among-the-live',
  clauses: ['deletion.in-lists'],
  check: 'soft-delete/lists',
  mistake:
    'Small pages come from a cache that keeps deleted assets with their marks, where lists without them are documented.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        list(request) {
          const is_small = request.collection === 'assets' && request.page_size <= 2;
          return parts.store.list(is_small ? { ...request, deleted: 'shown' } : request);
        },
      }),
    };
  },
};
