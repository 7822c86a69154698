import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const retentionBeginsAnew: Mutant = {
  id: 'soft-delete/repeat--retention-begins-anew',
  clauses: ['soft-delete.stays-deleted'],
  check: 'soft-delete/repeat',
  mistake:
    'Each further delete puts off the end of the time in which the asset can be restored, and deleted_at with it.',
  applyTo(parts) {
    const deletions = new Map<string, number>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, deletion) {
          deletions.set(id, (deletions.get(id) ?? -1) + 1);
          return parts.store.softDeleteAsset(id, deletion);
        },
        async asset(id) {
          const asset = await parts.store.asset(id);
          if (!asset?.deleted_at) return asset;
          const put_off_ms = 3_600_000 * (deletions.get(id) ?? 0);
          return { ...asset, deleted_at: new Date(Date.parse(asset.deleted_at) + put_off_ms).toISOString() };
        },
      }),
    };
  },
};
