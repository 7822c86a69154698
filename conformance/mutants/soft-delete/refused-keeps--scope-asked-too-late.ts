import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const scopeAskedTooLate: Mutant = {
  id: 'soft-delete/refused-keeps--scope-asked-too-late',
  clauses: ['soft-delete.refused-keeps'],
  check: 'soft-delete/refused-keeps',
  mistake: 'The scope is asked for when the work is done already.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        try {
          return await parts.authorize(world, operation, request, token);
        } catch (error) {
          const late = error instanceof Refused && error.refusal === 'missing_scope' && operation.id === 'deleteAsset';
          const at = new Date(parts.clock.now_ms()).toISOString();
          if (late) await parts.store.softDeleteAsset(request.path.id!, { at, by: token.user_id });
          throw error;
        }
      },
    };
  },
};
