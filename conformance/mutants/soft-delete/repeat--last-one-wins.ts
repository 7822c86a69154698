import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const lastOneWins: Mutant = {
  id: 'soft-delete/repeat--last-one-wins',
  clauses: ['soft-delete.stays-deleted'],
  check: 'soft-delete/repeat',
  mistake: 'The deletion writes its marks without looking whether the asset has any.',
  applyTo(parts) {
    const last = new Map<string, { at: string; by: string | null }>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, deletion) {
          last.set(id, deletion);
          return parts.store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await parts.store.asset(id);
          const marks = last.get(id);
          return asset && marks ? { ...asset, deleted_at: marks.at, deleted_by: marks.by } : asset;
        },
      }),
    };
  },
};
