import { buffer } from 'node:stream/consumers';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { putAndReadBack } from '../../checks/uploads/put-and-read-back.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withBareTypes } from './bare-types.ts';
import { withKeptBytes } from './kept-bytes.ts';

const smallest_bytes = 64;

const part_bytes = 256;

async function* sevenBits(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) yield chunk.map((byte) => byte & 0x7f);
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

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

const types_by_ending: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
};

/** @param known the part behind one of the dots of a name */
function isOtherType(known: string | undefined, mime_type: string): boolean {
  const guessed = types_by_ending[known?.toLowerCase() ?? ''];
  return guessed !== undefined && guessed !== mime_type;
}

/** @param keyOf under which key a file is kept, made of the three parts of the one under which it is asked for */
function withKeys(parts: Parts, keyOf: (organization: string, name: string) => string): Parts {
  const kept = (key: string) => {
    const [organization, , name] = key.split('/');
    return name === undefined || name === 'thumbnail' ? key : keyOf(organization!, name);
  };
  return withPart(parts, 'blobs', (blobs) => ({
    put: (key, declared, body) => blobs.put(kept(key), declared, body),
    info: (key) => blobs.info(kept(key)),
    read: (key, range) => blobs.read(kept(key), range),
  }));
}

export const mutants = mutantsOf(putAndReadBack, {
  'kept-by-name': {
    breaks: ['assets.bytes-kept'],
    mistake: 'A file is kept under the name that it was sent with, in the folder of its organization.',
    applyTo: (parts) => withKeys(parts, (organization, name) => `${organization}/${name}`),
  },
  'kept-by-name-alone': {
    breaks: ['assets.bytes-kept'],
    mistake: 'A file is kept under the name that it was sent with, in one folder for all organizations.',
    applyTo: (parts) => withKeys(parts, (_, name) => name),
  },
  'files-of-people-hidden': {
    breaks: ['assets.presigned-urls'],
    mistake: 'What a person is shown of an asset is made from another template, which has no URL.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset, { caller }) => (caller?.kind === 'user' ? { ...asset, url: null } : asset)),
  },
  'end-of-a-large-file-lost': {
    breaks: ['assets.bytes-kept'],
    mistake: 'A file is kept up to 200 kB, which every file was smaller than when that was written.',
    applyTo: (parts) => withKeptBytes(parts, (bytes) => bytes.subarray(0, 200_000)),
  },
  'byte-behind-the-buffer-lost': {
    breaks: ['assets.bytes-kept'],
    mistake: 'A file is kept in buffers of 64 KiB, and a last one that holds a single byte is taken for empty.',
    applyTo: (parts) =>
      withKeptBytes(parts, (bytes) => (bytes.byteLength % 65_536 === 1 ? bytes.subarray(0, -1) : bytes)),
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
  'json-read-on-the-way': {
    breaks: ['assets.bytes-kept'],
    mistake: 'The framework reads every body of JSON before storage is asked, which keeps what is left of it: nothing.',
    applyTo: (parts) =>
      withPart(parts, 'blobs', (blobs) => ({
        async put(key, declared, body) {
          if (declared.content_type !== 'application/json') return blobs.put(key, declared, body);
          const { byteLength: size_bytes } = await buffer(body);
          const kept = await blobs.put(key, { ...declared, size_bytes: 0 }, nothing());
          return kept === 'wrong_size' ? kept : { ...kept, size_bytes };
        },
      })),
  },
  'line-ends-turned': {
    breaks: ['assets.bytes-kept'],
    mistake: 'Files are kept by way of a reader of text, which makes every end of a line the same.',
    applyTo: (parts) =>
      withKeptBytes(parts, (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
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
    mistake: 'Whether a file has arrived is told by its size, and one of no bytes never does.',
    applyTo: (parts) => withUrls(parts, (url, { size_bytes }) => (size_bytes === 0 ? astray(url) : url)),
  },
  'long-names-not-found': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'The name of a file is its key in storage, where the URL of the read cuts it to 64 characters.',
    applyTo: (parts) => withUrls(parts, (url, { name }) => (String(name).length > 64 ? astray(url) : url)),
  },
  'no-url-for-small-files': {
    breaks: ['assets.presigned-urls'],
    mistake: 'Small files are kept in the row itself, and have no object in storage whose URL could be signed.',
    applyTo: (parts) =>
      withRecord(parts, 'getAsset', (asset) =>
        Number(asset.size_bytes) < smallest_bytes ? { ...asset, url: null } : asset,
      ),
  },
  'parameter-not-signed': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'A type is read and signed without its parameters, and compared with the whole header of the file.',
    applyTo: withBareTypes,
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
  'seven-bits': {
    breaks: ['assets.bytes-kept'],
    mistake: 'A file is kept as text of 7 bits, and every byte beyond loses its highest.',
    applyTo: (parts) =>
      withPart(parts, 'blobs', (blobs) => ({
        put: (key, declared, body) => blobs.put(key, declared, sevenBits(body)),
      })),
  },
  'plus-in-a-type': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'The type of a file is put into the upload URL as it stands, where a plus is read as a space.',
    applyTo: (parts) => withLostUploads(parts, ({ mime_type }) => mime_type.includes('+')),
  },
  'signed-for-its-ending': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'An upload is signed for the type that the ending of the name stands for, and not for the declared one.',
    applyTo: (parts) =>
      withLostUploads(parts, ({ filename, mime_type }) => isOtherType(filename.split('.').at(-1), mime_type)),
  },
  'signed-for-its-first-ending': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'The same, by what stands behind the first dot of the name.',
    applyTo: (parts) =>
      withLostUploads(parts, ({ filename, mime_type }) => isOtherType(filename.split('.')[1], mime_type)),
  },
  'signed-in-small-letters': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'An upload is signed for the type in small letters, and storage compares it with the header as it came.',
    applyTo: (parts) => withLostUploads(parts, ({ mime_type }) => mime_type !== mime_type.toLowerCase()),
  },
  'signed-in-latin-letters': {
    breaks: ['uploads.put-without-credentials'],
    mistake: 'The name of the file is signed in one encoding and put into the upload URL in another.',
    applyTo: (parts) => withLostUploads(parts, ({ filename }) => /[^ -~]/.test(filename)),
  },
  'letters-lost-in-the-url': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'The name of a file is its key in storage, and the URL of the read leaves out what is no sign of ASCII.',
    applyTo: (parts) => withUrls(parts, (url, { name }) => (/[^ -~]/.test(String(name)) ? astray(url) : url)),
  },
  'signed-for-put': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'One function signs all URLs, always for the method of the upload.',
    applyTo: (parts) =>
      withPart(parts, 'presigner', (presigner) => ({
        sign: (world, grant, validity_s) => presigner.sign(world, { ...grant, method: 'PUT' }, validity_s),
      })),
  },
  'signs-in-names-not-escaped': {
    breaks: ['assets.presigned-get-opens'],
    mistake:
      'The name of a file is put into the URL of the read as it stands, and ends at the first sign with a meaning.',
    applyTo: (parts) => withUrls(parts, (url, { name }) => (/[#?%&+]/.test(String(name)) ? astray(url) : url)),
  },
  'trailing-zeros-lost': {
    breaks: ['assets.bytes-kept'],
    mistake: 'Blocks on disk are filled up with zeros, and all zeros at the end of a file are taken for such.',
    applyTo: (parts) =>
      withKeptBytes(parts, (bytes) => bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1)),
  },
  'videos-not-signed': {
    breaks: ['assets.presigned-get-opens'],
    mistake: 'URLs of videos go to the servers that stream them, which are not open, and are not signed.',
    applyTo: (parts) =>
      withUrls(parts, (url, { mime_type }) => (String(mime_type).startsWith('video/') ? url.replace(/\?.*/, '') : url)),
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
