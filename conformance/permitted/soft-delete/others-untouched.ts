import { buffer } from 'node:stream/consumers';
import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { othersUntouched } from '../../checks/soft-delete/others-untouched.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';
import { pictures_alone } from '../pictures-alone.ts';
import { hiddenFromUsers, isUserOfOne } from '../users-of-one.ts';

const session_ms = 5 * 60_000;

async function isNoPicture({ blobs }: Parts, key: string): Promise<boolean> {
  if (!(await blobs.info(key))) return false;
  const head = await buffer(blobs.read(key, { start: 0, end: 3 }));
  return head.toString('latin1', 1) !== 'PNG';
}

export const permitted = permittedOf(othersUntouched, {
  'users-read-no-assets': {
    obeys: ['soft-delete.others-untouched', 'assets.read'],
    what: 'Users may upload and list assets, and lack the scope to read one: to them there is none, 404.',
    costs: {
      'soft-delete/marks-the-deleter': 'no asset is read by the user who deleted it',
      'isolation/embedded': 'no asset is read by the user who made it',
    },
    ...hiddenFromUsers('getAsset'),
  },
  'files-awaited-for-minutes': {
    obeys: ['soft-delete.others-untouched', 'uploads.asset-readable'],
    what: 'An upload session of a user ends after five minutes, and the asset of which no file came by then is gone.',
    applyTo(parts) {
      const ends_ms = new Map<string, number>();
      return withHandlers(parts, ({ createAssetUpload, getAsset }) => ({
        async createAssetUpload(call) {
          const reply = await createAssetUpload(call);
          const is_meant = await isUserOfOne(parts, callerOf(call).token);
          if (is_meant && reply.kind === 'record') {
            ends_ms.set(String(reply.record.asset_id), parts.clock.now_ms() + session_ms);
          }
          return reply;
        },
        async getAsset(call) {
          const id = call.request.path.id!.toLowerCase();
          const is_over = (ends_ms.get(id) ?? Number.POSITIVE_INFINITY) <= parts.clock.now_ms();
          const asset = is_over ? await parts.store.asset(id) : undefined;
          if (asset && !(await parts.blobs.info(asset.blob_key))) throw new Refused('not_found');
          return getAsset(call);
        },
      }));
    },
  },
  'pictures-looked-into': {
    obeys: ['soft-delete.others-untouched', 'uploads.asset-readable'],
    what: 'Files are pictures of type image/png alone, as the target file says; what turns out to be none is removed after some minutes.',
    ...pictures_alone,
    applyTo: (parts) =>
      withHandlers(parts, ({ getAsset }) => ({
        async getAsset(call) {
          const asset = await parts.store.asset(call.request.path.id!.toLowerCase());
          const is_old = asset && Date.parse(String(asset.created_at)) + session_ms <= parts.clock.now_ms();
          if (is_old && (await isNoPicture(parts, asset.blob_key))) throw new Refused('not_found');
          return getAsset(call);
        },
      })),
  },
  'signed-anew-for-each-read': {
    obeys: ['soft-delete.others-untouched'],
    what: 'The presigned URL of an asset is another one in each read, by a number that nobody looks at.',
    applyTo(parts) {
      let reads = 0;
      return withRecord(parts, 'getAsset', (asset) => {
        reads += 1;
        const is_signed = typeof asset.url === 'string' && asset.url.includes('?');
        const url = is_signed ? `${String(asset.url)}&read=${reads}` : asset.url;
        return { ...asset, url };
      });
    },
  },
});
