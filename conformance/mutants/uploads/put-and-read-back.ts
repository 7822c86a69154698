import { buffer } from 'node:stream/consumers';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { putAndReadBack } from '../../checks/uploads/put-and-read-back.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

const block_bytes = 512;

const smallest_bytes = 64;

const part_bytes = 256;

type AnyRecord = Record<string, unknown>;

/** @param change what becomes of the URL of an asset, wherever it is shown */
function withUrls(parts: Parts, change: (url: string, asset: AnyRecord) => string): Parts {
  return (['getAsset', 'listAssets'] as const).reduce(
    (all, operation) =>
      withRecord(all, operation, (asset) =>
        typeof asset.url === 'string' ? { ...asset, url: change(asset.url, asset) } : asset,
      ),
    parts,
  );
}

/** A URL that storage finds nothing behind. */
function astray(url: string): string {
  return url.replace(/(\/[^/?]*)\?/, '/gone$1?');
}

/** @param isLost whether storage refuses what is sent to the upload URL of such a session */
function withLostUploads(parts: Parts, isLost: (session: { filename: string; mime_type: string }) => boolean): Parts {
  return withRecord(parts, 'createAssetUpload', (session, { request }) =>
    isLost(request.body as { filename: string; mime_type: string })
      ? { ...session, upload_url: astray(String(session.upload_url)) }
      : session,
  );
}

export const mutants = mutantsOf(putAndReadBack, {
  'of-the-storage-account': {
    breaks: ['uploads.asset-readable'],
    mistake: 'Once its file is there, the record names the organization that storage runs under.',
    applyTo: (parts) =>
      withReply(parts, 'getAsset', async (reply) => {
        if (reply.kind !== 'record') return reply;
        const { blob_key, org_id } = reply.record;
        if ((await parts.blobs.info(String(blob_key))) === undefined) return reply;
        const organizations = await parts.store.organizations();
        const other = organizations.find(({ id }) => id !== org_id);
        return { ...reply, record: { ...reply.record, org_id: other?.id ?? org_id } };
      }),
  },
  'size-in-blocks': {
    breaks: ['uploads.asset-as-declared'],
    mistake: 'The size is what the file takes on disk, in whole blocks.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        size_bytes: Math.ceil(Number(asset.size_bytes) / block_bytes) * block_bytes,
      })),
  },
  'told-by-its-name': {
    breaks: ['uploads.asset-as-declared'],
    mistake: 'The type is guessed from the ending of the name, and the declared one is taken where that tells nothing.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        String(asset.name).toLowerCase().endsWith('.txt') ? { ...asset, mime_type: 'text/plain' } : asset,
      ),
  },
  'thirty-two-bits': {
    breaks: ['uploads.asset-as-declared'],
    mistake: 'The column of sizes holds 32 bits, and what is larger becomes the largest that fits.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => ({
        ...asset,
        size_bytes: Math.min(Number(asset.size_bytes), 2_147_483_647),
      })),
  },
  'too-small-to-tell': {
    breaks: ['uploads.asset-as-declared'],
    mistake:
      'The type is taken from the first 512 bytes of the file, and where there are fewer it is of no known type.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        Number(asset.size_bytes) < 512 ? { ...asset, mime_type: 'application/octet-stream' } : asset,
      ),
  },
  'files-of-people-hidden': {
    breaks: ['assets.presigned-urls'],
    mistake: 'The view of an asset for people is made from another template, which has no URL.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { caller }) => (caller?.kind === 'user' ? { ...asset, url: null } : asset)),
  },
  'end-of-a-large-file-lost': {
    breaks: ['assets.bytes-kept'],
    mistake: 'A file is kept up to 200 kB, which every file was smaller than when that was written.',
    applyTo: (parts) => withKeptBytes(parts, (bytes) => bytes.subarray(0, 200_000)),
  },
  'deleted-until-it-is-there': {
    breaks: ['uploads.put'],
    mistake: 'An asset is kept as deleted until its file is there, and storage takes no file for a deleted one.',
    applyTo(parts) {
      const sent = new Set<string>();
      return withPart(parts, 'store', (store) => ({
        async asset(id) {
          const asset = await store.asset(id);
          return asset && !sent.has(id) ? { ...asset, deleted_at: asset.created_at } : asset;
        },
        async markAssetUploaded(id, patch) {
          sent.add(id);
          return store.markAssetUploaded(id, patch);
        },
      }));
    },
  },
  'listed-without-files': {
    breaks: ['uploads.asset-readable'],
    mistake: 'The list holds the sessions that still wait for their files, as the condition was turned round.',
    applyTo: (parts) =>
      withReply(parts, 'listAssets', async (reply) => {
        if (reply.kind !== 'page') return reply;
        const { items } = reply.page;
        const files = await Promise.all(items.map(async ({ blob_key }) => parts.blobs.info(String(blob_key))));
        return { ...reply, page: { ...reply.page, items: items.filter((_, index) => files[index] === undefined) } };
      }),
  },
  'looked-through-first': {
    breaks: ['uploads.asset-readable'],
    mistake: 'Files beyond 255 bytes wait to be looked through, and until then they are listed and cannot be read.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) => {
        if (Number(asset.size_bytes) > 255) throw new Refused('not_found');
        return asset;
      }),
  },
  'nothing-in-it-is-nothing-there': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'A file has arrived once it has a size, and one of no bytes never does.',
    applyTo: (parts) => withUrls(parts, (url, { size_bytes }) => (size_bytes === 0 ? astray(url) : url)),
  },
  'no-url-for-small-files': {
    breaks: ['assets.presigned-urls'],
    mistake: 'Small files are kept in the row itself, and have no object in storage whose URL could be signed.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        Number(asset.size_bytes) < smallest_bytes ? { ...asset, url: null } : asset,
      ),
  },
  'parts-not-put-together': {
    breaks: ['uploads.put'],
    mistake: 'Larger files are taken in parts, and nothing ever puts the parts together.',
    applyTo: (parts) =>
      withPart(parts, 'blobs', (blobs) => ({
        put(key, declared, body) {
          const is_small = declared.size_bytes !== undefined && declared.size_bytes < part_bytes;
          return blobs.put(is_small ? key : `${key}.part`, declared, body);
        },
      })),
  },
  'line-ends-of-text': {
    breaks: ['assets.bytes-kept'],
    mistake: 'What is text is read as text, whose lines all end alike from then on.',
    applyTo: (parts) =>
      withKeptBytes(parts, (bytes, type) =>
        type.startsWith('text/') ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes,
      ),
  },
  'plus-in-a-type': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'The type of a file is put into the upload URL as it stands, where a plus is read as a space.',
    applyTo: (parts) => withLostUploads(parts, ({ mime_type }) => mime_type.includes('+')),
  },
  'signed-for-put': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'One function signs all URLs, always for the method of the upload.',
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        sign: (world, grant, validity_s) => presigner.sign(world, { ...grant, method: 'PUT' }, validity_s),
      })),
  },
  'type-not-signed': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'The upload URL is signed without the content type that storage checks it with.',
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        sign: (world, { content_type: _, ...grant }, validity_s) => presigner.sign(world, grant, validity_s),
      })),
  },
});

/** @param kept what is kept of a file, and told as its size */
function withKeptBytes(parts: Parts, kept: (bytes: Buffer, type: string) => Buffer): Parts {
  return withPart(parts, 'blobs', (blobs) => ({
    async put(key, declared, body) {
      const bytes = await buffer(body);
      const is_whole = declared.size_bytes === undefined || declared.size_bytes === bytes.byteLength;
      if (!is_whole) return 'wrong_size';
      const shown = kept(bytes, declared.content_type);
      return blobs.put(key, { ...declared, size_bytes: shown.byteLength }, pieces(shown));
    },
  }));
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
