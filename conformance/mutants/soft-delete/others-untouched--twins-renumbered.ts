import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const twinsRenumbered: Mutant = {
  id: 'soft-delete/others-untouched--twins-renumbered',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake: 'Names are kept unique by numbers, and when one goes those that had the same name get new ones.',
  applyTo(parts) {
    const { store } = parts;
    const freed = new Set<string>();
    return {
      ...parts,
      store: exchanged(store, {
        async softDeleteAsset(id, deletion) {
          const asset = await store.asset(id);
          if (asset) freed.add(asset.name);
          return store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await store.asset(id);
          const has_moved = asset && !asset.deleted_at && freed.has(asset.name);
          return has_moved ? { ...asset, name: `${asset.name} (2)` } : asset;
        },
      }),
    };
  },
};
