import type { Parts } from '../../../src/server/parts.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import { storedFiles } from '../../checks/assets/files.ts';
import { withHandlers, withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

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

/**
 * @param awaited_ms how long an upload waits for its file: the asset is deleted when none came by then
 * @param shown whether it is read as one that is deleted, or not at all
 */
function withUnfinishedRemoved(parts: Parts, awaited_ms: number, shown: boolean): Parts {
  const { store, blobs, clock } = parts;
  const ends_ms = new Map<string, number>();
  const removed = new Set<string>();
  const noting = withHandlers(parts, ({ createAssetUpload }) => ({
    async createAssetUpload(call) {
      const reply = await createAssetUpload(call);
      if (reply.kind === 'record') ends_ms.set(String(reply.record.asset_id), clock.now_ms() + awaited_ms);
      return reply;
    },
  }));
  async function removeUnfinished(): Promise<void> {
    for (const [id, end_ms] of ends_ms) {
      if (end_ms > clock.now_ms()) continue;
      ends_ms.delete(id);
      const asset = await store.asset(id);
      if (!asset || (await blobs.info(asset.blob_key))) continue;
      await store.softDeleteAsset(id, { at: new Date(end_ms).toISOString(), by: null });
      removed.add(id);
    }
  }
  const hiding = withPart(noting, 'store', () => ({
    asset: async (id) => (!shown && removed.has(id) ? undefined : store.asset(id)),
  }));
  return {
    ...hiding,
    async authorize(...request) {
      await removeUnfinished();
      return parts.authorize(...request);
    },
  };
}

const minute_ms = 60_000;

export const permitted = permittedOf(storedFiles, {
  'unfinished-removed-after-minutes': {
    obeys: ['uploads.asset-readable', 'soft-delete.others-untouched', 'pagination.walk-complete'],
    what: 'An asset of which no file came within five minutes is removed, whoever made it.',
    applyTo: (parts) => withUnfinishedRemoved(parts, 5 * minute_ms, false),
  },
  'unfinished-removed-after-hours': {
    obeys: ['uploads.asset-readable', 'soft-delete.others-untouched', 'pagination.walk-complete'],
    what: 'An asset of which no file came within four hours is deleted by nobody, and read as such.',
    applyTo: (parts) => withUnfinishedRemoved(parts, 240 * minute_ms, true),
  },
  'bound-to-the-type-alone': {
    obeys: ['assets.put-mismatch', 'uploads.put'],
    what: 'Files sent to storage must be of the type that was declared, and may be of any size.',
    choices: { assets: { put_mismatch: 'type_refused' } },
  },
  'bound-to-the-size-alone-and-silent': {
    obeys: ['assets.put-mismatch', 'uploads.put'],
    what: 'Files sent to storage must be of the size that was declared, and may be of any type, and no target file says so.',
    choices: { assets: { put_mismatch: 'size_refused' } },
    untold: ['assets.put_mismatch'],
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
    untold: ['assets.listed_from'],
    applyTo: withListsOfFiles,
  },
});
