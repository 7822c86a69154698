import { exchanged } from '../../../src/server/parts.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const twinsGoToo: Mutant = {
  id: 'soft-delete/others-untouched--twins-go-too',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake: 'Assets are deleted by their name, which is taken to be unique.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, deletion) {
          const asset = await parts.store.asset(id);
          const { rows } = await parts.store.list<AssetRow>({
            collection: 'assets',
            organization: asset?.org_id ?? null,
            conditions: [{ field: 'name', operator: 'eq', value: asset?.name ?? null }],
            sort: [],
            page_size: 500,
            backward: false,
            deleted: 'left_out',
          });
          for (const twin of rows) if (twin.id !== id) await parts.store.softDeleteAsset(twin.id, deletion);
          return parts.store.softDeleteAsset(id, deletion);
        },
      }),
    };
  },
};
