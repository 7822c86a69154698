import { buffer } from 'node:stream/consumers';
import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { AssetRow } from '../../../src/store/rows.ts';
import { othersUntouched } from '../../checks/soft-delete/others-untouched.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';
import { picturesAlone } from '../pictures-alone.ts';
import { hiddenFromUsers, isUserOfOne } from '../users-of-one.ts';

/** The beginning of every picture of type image/png. */
const png_head = Buffer.from('\x89PNG', 'latin1');
const session_ms = 5 * 60_000;

/** To who reads one of them there is no such asset. */
function withAssetsHidden(parts: Parts, isHidden: (asset: AssetRow) => Promise<boolean>): Parts {
  return withHandlers(parts, ({ getAsset }) => ({
    async getAsset(call) {
      const asset = await parts.store.asset(call.request.path.id!.toLowerCase());
      if (asset && (await isHidden(asset))) throw new Refused('not_found');
      return getAsset(call);
    },
  }));
}

/** Undefined where its file has not come. */
async function beginsWith({ blobs }: Parts, { blob_key }: AssetRow, head: Buffer): Promise<boolean | undefined> {
  if (!(await blobs.info(blob_key))) return undefined;
  return head.equals(await buffer(blobs.read(blob_key, { start: 0, end: head.byteLength - 1 })));
}

/** @param head what its pictures begin with */
function withPicturesLookedInto(parts: Parts, head: Buffer): Parts {
  return withAssetsHidden(parts, async (asset) => {
    const is_old = Date.parse(String(asset.created_at)) + session_ms <= parts.clock.now_ms();
    return is_old && (await beginsWith(parts, asset, head)) === false;
  });
}

export const permitted = permittedOf(othersUntouched, {
  'users-read-no-assets': {
    users_may_less: true,
    obeys: ['soft-delete.others-untouched', 'assets.read'],
    what: 'Users may upload and list assets, and lack the scope to read one: to them there is none, 404.',
    costs: {
      'isolation/embedded': 'no asset is read by the user who made it',
    },
    ...hiddenFromUsers('getAsset'),
  },
  'files-awaited-for-minutes': {
    obeys: ['soft-delete.others-untouched', 'uploads.asset-readable'],
    what: 'An upload session of a user ends after five minutes, and the asset of which no file came by then is gone.',
    applyTo(parts) {
      const ends_ms = new Map<string, number>();
      const noting = withHandlers(parts, ({ createAssetUpload }) => ({
        async createAssetUpload(call) {
          const reply = await createAssetUpload(call);
          const is_meant = await isUserOfOne(parts, callerOf(call).token);
          if (is_meant && reply.kind === 'record') {
            ends_ms.set(String(reply.record.asset_id), parts.clock.now_ms() + session_ms);
          }
          return reply;
        },
      }));
      return withAssetsHidden(noting, async ({ id, blob_key }) => {
        const is_over = (ends_ms.get(id) ?? Number.POSITIVE_INFINITY) <= parts.clock.now_ms();
        return is_over && !(await parts.blobs.info(blob_key));
      });
    },
  },
  'pictures-looked-into': {
    obeys: ['soft-delete.others-untouched', 'uploads.asset-readable'],
    what: 'Files are pictures of type image/png alone, as the target file says; what turns out to be none is removed after some minutes.',
    ...picturesAlone('image/png', '.png'),
    applyTo: (parts) => withPicturesLookedInto(parts, png_head),
  },
  'photographs-looked-into': {
    obeys: ['soft-delete.others-untouched', 'uploads.asset-readable'],
    what: 'Files are photographs of type image/jpeg alone, as the target file says; what turns out to be none is removed after some minutes.',
    ...picturesAlone('image/jpeg', '.jpg'),
    applyTo: (parts) => withPicturesLookedInto(parts, Buffer.from([0xff, 0xd8, 0xff])),
  },
  'files-fit-their-types': {
    obeys: ['uploads.asset-readable', 'assets.read'],
    what: 'A file is looked into when it comes: a text that begins as a picture does is put aside, and the asset is not there.',
    applyTo: (parts) =>
      withAssetsHidden(parts, async (asset) => {
        const is_text = asset.mime_type?.startsWith('text/') ?? false;
        return is_text && (await beginsWith(parts, asset, png_head)) === true;
      }),
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
  'one-for-each-name': {
    obeys: ['soft-delete.others-untouched', 'folders.create'],
    what: 'A caller who asks for a folder under the name of a live one gets that one, and no second.',
    applyTo(parts) {
      const made = new Map<string, string>();
      return withHandlers(parts, ({ createAssetFolder }) => ({
        async createAssetFolder(call) {
          const { name } = call.request.body as { name: string };
          const key = JSON.stringify([callerOf(call).organization_id, name]);
          const before = await parts.store.folder(made.get(key) ?? '');
          if (before && before.deleted_at === null) {
            return { kind: 'record', success: 'created', record: { ...before } };
          }
          const reply = await createAssetFolder(call);
          if (reply.kind === 'record') made.set(key, String(reply.record.id));
          return reply;
        },
      }));
    },
  },
  'users-read-no-folders': {
    users_may_less: true,
    obeys: ['soft-delete.others-untouched', 'folders.read'],
    what: 'Users may make and delete folders, and lack the scope to read one: to them there is none, 404.',
    ...hiddenFromUsers('getAssetFolder'),
  },
});
