import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const noDeletedBy: Mutant = {
  id: 'soft-delete/asset-marked--no-deleted-by',
  clauses: ['soft-delete.asset-marked'],
  check: 'soft-delete/asset-marked',
  mistake: 'The deletion keeps the time and forgets who asked for it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        softDeleteAsset: (id, { at }) => parts.store.softDeleteAsset(id, { at, by: null }),
      }),
    };
  },
};
