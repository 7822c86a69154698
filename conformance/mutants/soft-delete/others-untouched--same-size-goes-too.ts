import { exchanged } from '../../../src/server/parts.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const sameSizeGoesToo: Mutant = {
  id: 'soft-delete/others-untouched--same-size-goes-too',
  clauses: ['soft-delete.others-untouched'],
  check: 'soft-delete/others-untouched',
  mistake: 'Files of one type and size are taken for copies, and all of them go.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, deletion) {
          const asset = await parts.store.asset(id);
          const { rows } = await parts.store.list<AssetRow>({
            collection: 'assets',
            organization: asset?.org_id ?? null,
            conditions: [{ field: 'mime_type', operator: 'eq', value: asset?.mime_type ?? null }],
            sort: [],
            page_size: 500,
            backward: false,
            deleted: 'left_out',
          });
          const copies = rows.filter((row) => row.size_bytes === asset?.size_bytes && row.id !== id);
          for (const copy of copies) await parts.store.softDeleteAsset(copy.id, deletion);
          return parts.store.softDeleteAsset(id, deletion);
        },
      }),
    };
  },
};
