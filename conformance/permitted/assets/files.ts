import type { Parts } from '../../../src/server/parts.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import { storedFiles } from '../../checks/assets/files.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

/** Assets without a file can be read and deleted, and stand in no list. */
function withListsOfFiles(parts: Parts): Parts {
  const waiting = new Map<string, AssetRow>();
  return withPart(parts, 'store', (store) => {
    const enter = async (id: string) => {
      const asset = waiting.get(id);
      waiting.delete(id);
      if (asset) await store.insertAsset(asset);
    };
    return {
      async insertAsset(asset) {
        waiting.set(asset.id, asset);
      },
      asset: async (id) => waiting.get(id) ?? store.asset(id),
      async markAssetUploaded(id, patch) {
        await enter(id);
        return store.markAssetUploaded(id, patch);
      },
      async softDeleteAsset(id, deletion) {
        await enter(id);
        return store.softDeleteAsset(id, deletion);
      },
    };
  });
}

export const permitted = permittedOf(storedFiles, {
  'read-at-once-and-listed-with-the-file': {
    obeys: ['assets.listed-from'],
    what: 'An asset can be read from its session on, and is listed once its file is there.',
    choices: { assets: { for: { listAssets: { listed_from: 'put' } } } },
    applyTo: withListsOfFiles,
  },
});
