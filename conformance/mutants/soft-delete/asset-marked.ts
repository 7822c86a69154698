import type { AssetRow } from '../../../src/store/rows.ts';
import { assetMarked } from '../../checks/soft-delete/asset-marked.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(assetMarked, {
  'no-deleted-by': {
    breaks: ['soft-delete.asset-marked'],
    mistake: 'The deletion keeps the time and forgets who asked for it.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        softDeleteAsset: (id, { at }) => store.softDeleteAsset(id, { at, by: null }),
      })),
  },
  'live-with-plain-urls': {
    breaks: ['soft-delete.asset-marked'],
    mistake: 'A read without signed URLs is answered from the index, which is told of creations alone.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { request: { query } }) =>
        query.presign === false ? { ...asset, deleted_at: null, deleted_by: null } : asset,
      ),
  },
  'own-deletions-unsigned': {
    breaks: ['soft-delete.asset-marked'],
    mistake: 'The deleter is noted only where it is somebody else than the maker.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async softDeleteAsset(id, { at, by }) {
          const asset = await store.asset(id);
          return store.softDeleteAsset(id, { at, by: asset?.created_by === by ? null : by });
        },
      })),
  },
  'read-from-a-cache': {
    breaks: ['soft-delete.asset-marked'],
    mistake: 'Records that were read once are served from a cache, which a deletion does not clear.',
    applyTo(parts) {
      const cache = new Map<string, AssetRow>();
      return withPart(parts, 'store', (store) => ({
        async asset(id) {
          const found = cache.get(id) ?? (await store.asset(id));
          if (found) cache.set(id, found);
          return found;
        },
      }));
    },
  },
});
