import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const unknownAccepted: Mutant = {
  id: 'requests/deleteAsset--unknown-accepted',
  clauses: ['assets.unknown-not-served'],
  check: 'requests/deleteAsset',
  mistake: 'A delete that meets no row counts as done.',
  applyTo(parts) {
    const { deleteAsset } = parts.handlers;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async deleteAsset(call) {
          try {
            return await deleteAsset(call);
          } catch (error) {
            if (!(error instanceof Refused) || error.refusal !== 'not_found') throw error;
            return { kind: 'empty', success: 'deleted' };
          }
        },
      },
    };
  },
};
