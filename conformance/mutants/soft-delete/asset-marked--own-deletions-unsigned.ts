import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const ownDeletionsUnsigned: Mutant = {
  id: 'soft-delete/asset-marked--own-deletions-unsigned',
  clauses: ['soft-delete.asset-marked'],
  check: 'soft-delete/asset-marked',
  mistake: 'The deleter is noted only where it is somebody else than the maker.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, { at, by }) {
          const asset = await parts.store.asset(id);
          return parts.store.softDeleteAsset(id, { at, by: asset?.created_by === by ? null : by });
        },
      }),
    };
  },
};
