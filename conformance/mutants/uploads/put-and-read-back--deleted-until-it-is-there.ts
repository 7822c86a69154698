import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deletedUntilItIsThere: Mutant = {
  id: 'uploads/put-and-read-back--deleted-until-it-is-there',
  clauses: ['uploads.put'],
  check: 'uploads/put-and-read-back',
  mistake: 'An asset is kept as deleted until its file is there, and storage takes no file for a deleted one.',
  applyTo(parts) {
    const sent = new Set<string>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async asset(id) {
          const asset = await parts.store.asset(id);
          return asset && !sent.has(id) ? { ...asset, deleted_at: asset.created_at } : asset;
        },
        async markAssetUploaded(id, patch) {
          sent.add(id);
          return parts.store.markAssetUploaded(id, patch);
        },
      }),
    };
  },
};
