import type { Parts } from '../../../src/server/parts.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import { storedFiles } from '../../checks/assets/files.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';
import { toldWithout } from '../told-without.ts';

/** Assets without a file can be read and deleted, and stand in no list. */
function withListsOfFiles(parts: Parts): Parts {
  const waiting = new Map<string, AssetRow>();
  const { store } = parts;
  const enter = async (id: string) => {
    const asset = waiting.get(id);
    waiting.delete(id);
    if (asset) await store.insertAsset(asset);
  };
  const apart = withPart(parts, 'store', () => ({
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
  }));
  return withPart(apart, 'blobs', (blobs) => ({
    async put(key, declared, body) {
      const stored = await blobs.put(key, declared, body);
      // The second part of a key is the id of the asset.
      if (stored !== 'wrong_size') await enter(key.split('/')[1] ?? '');
      return stored;
    },
  }));
}

export const permitted = permittedOf(storedFiles, {
  'bound-to-the-type-alone': {
    obeys: ['assets.put-mismatch', 'uploads.put'],
    what: 'What is sent to storage must be of the type that was declared, and may be of any size.',
    choices: { assets: { put_mismatch: 'type_refused' } },
  },
  'bound-to-the-size-alone-and-silent': {
    obeys: ['assets.put-mismatch', 'uploads.put'],
    what: 'What is sent to storage must be of the size that was declared, and may be of any type, and no target file says so.',
    choices: { assets: { put_mismatch: 'size_refused' } },
    told: toldWithout('assets.put_mismatch'),
  },
  'read-at-once-and-listed-with-the-file': {
    obeys: ['assets.listed-from'],
    what: 'An asset can be read from its session on, and is listed once its file is there.',
    choices: { assets: { for: { listAssets: { listed_from: 'put' } } } },
    applyTo: withListsOfFiles,
  },
  'listed-with-the-file-and-silent': {
    obeys: ['assets.listed-from', 'uploads.asset-readable'],
    what: 'An asset is listed once its file is there, and no target file says so.',
    told: toldWithout('assets.listed_from'),
    applyTo: withListsOfFiles,
  },
});
