import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const thirdDeleteRestores: Mutant = {
  id: 'soft-delete/repeat--third-delete-restores',
  clauses: ['soft-delete.stays-deleted'],
  check: 'soft-delete/repeat',
  mistake: 'Repeats are taken for clicks on a trash can that empties and refills: the third one puts the asset back.',
  applyTo(parts) {
    const deletions = new Map<string, number>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, deletion) {
          deletions.set(id, (deletions.get(id) ?? 0) + 1);
          return parts.store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await parts.store.asset(id);
          return asset && deletions.get(id) === 3 ? { ...asset, deleted_at: null, deleted_by: null } : asset;
        },
      }),
    };
  },
};
