import { exchanged } from '../../../src/server/parts.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const readFromACache: Mutant = {
  id: 'soft-delete/asset-marked--read-from-a-cache',
  clauses: ['soft-delete.asset-marked'],
  check: 'soft-delete/asset-marked',
  mistake: 'Records that were read once are served from a cache, which a deletion does not clear.',
  applyTo(parts) {
    const cache = new Map<string, AssetRow>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async asset(id) {
          const found = cache.get(id) ?? (await parts.store.asset(id));
          if (found) cache.set(id, found);
          return found;
        },
      }),
    };
  },
};
