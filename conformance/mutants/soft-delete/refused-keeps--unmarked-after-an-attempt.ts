import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const unmarkedAfterAnAttempt: Mutant = {
  id: 'soft-delete/refused-keeps--unmarked-after-an-attempt',
  clauses: ['soft-delete.never-live-on-read'],
  check: 'soft-delete/refused-keeps',
  mistake: 'A refused deletion holds the record against deletion, and nothing ever lets it go.',
  applyTo(parts) {
    const held = new Set<string>();
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          if (operation.id === 'deleteAsset') held.add(request.path.id ?? '');
          throw error;
        }
      },
      store: exchanged(parts.store, {
        softDeleteAsset: async (id, deletion) => (held.has(id) ? 'deleted' : parts.store.softDeleteAsset(id, deletion)),
      }),
    };
  },
};
