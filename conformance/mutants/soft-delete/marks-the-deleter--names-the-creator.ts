import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const namesTheCreator: Mutant = {
  id: 'soft-delete/marks-the-deleter--names-the-creator',
  clauses: ['soft-delete.marks-the-deleter'],
  check: 'soft-delete/marks-the-deleter',
  mistake: 'Whoever made the asset is written down as the one who deleted it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, { at }) {
          const asset = await parts.store.asset(id);
          return parts.store.softDeleteAsset(id, { at, by: asset?.created_by ?? null });
        },
      }),
    };
  },
};
