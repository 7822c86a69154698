/** Bounds and results of a PUT to storage, by the choices of assets. */
import type { ChoiceValue } from '../../choices/choices.ts';
import type { Other } from '../../choices/choices-document.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { BlobDeclaration, BlobInfo } from '../../storage/blob-store.ts';
import type { Grant } from '../../storage/grant.ts';
import { storedFileChange } from '../../store/new-asset.ts';
import type { AssetRow } from '../../store/rows.ts';
import type { World } from '../parts.ts';

type PutMismatch = Exclude<ChoiceValue<'assets.put_mismatch'>, Other>;

interface Binding {
  grant(asset: AssetRow): Grant;
  /** Declaration to keep the file under. @returns undefined unless its type and size are those of the signed URL */
  declaration(asset: AssetRow, given: { type: string; size: string | undefined }): BlobDeclaration | undefined;
}

const bindings: Readonly<Record<PutMismatch, Binding>> = {
  refused: {
    grant: ({ blob_key, mime_type, size_bytes }) => ({
      method: 'PUT',
      key: blob_key,
      content_type: mime_type,
      size_bytes,
    }),
    declaration({ mime_type, size_bytes }, { type, size }) {
      if (type.toLowerCase() !== mime_type.toLowerCase()) return undefined;
      return size === undefined || Number(size) === size_bytes ? { content_type: mime_type, size_bytes } : undefined;
    },
  },

  accepted: {
    grant: ({ blob_key }) => ({ method: 'PUT', key: blob_key }),
    declaration: ({ mime_type }, { type }) => ({ content_type: mediaType.exec(type)?.[0] ?? mime_type }),
  },

  type_refused: {
    grant: ({ blob_key, mime_type }) => ({ method: 'PUT', key: blob_key, content_type: mime_type }),
    declaration: ({ mime_type }, { type }) =>
      type.toLowerCase() === mime_type.toLowerCase() ? { content_type: mime_type } : undefined,
  },

  size_refused: {
    grant: ({ blob_key, size_bytes }) => ({ method: 'PUT', key: blob_key, size_bytes }),
    declaration({ mime_type, size_bytes }, { type, size }) {
      const content_type = mediaType.exec(type)?.[0] ?? mime_type;
      return size === undefined || Number(size) === size_bytes ? { content_type, size_bytes } : undefined;
    },
  },
};

/** Without parameters. */
const mediaType = /^[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,62}\/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,62}(?=\s*(?:;|$))/;

export function bindingOf(world: World): Binding {
  return bindings[world.policies('createAssetUpload').assets.put_mismatch];
}

/** Brings the record to what was stored; makes it where it comes into being with its file. */
export async function recordFile(
  world: World,
  asset: AssetRow,
  stored: BlobInfo,
  is_announced: boolean,
): Promise<void> {
  const { store, clock } = world.parts;
  const is_as_declared = stored.content_type === asset.mime_type && stored.size_bytes === asset.size_bytes;
  const { content_type, size_bytes } = stored;
  const patch = is_as_declared
    ? {}
    : { ...storedFileChange(asset, content_type, size_bytes), updated_at: timestampOf(clock) };
  if (!is_announced) {
    if (!is_as_declared) await store.markAssetUploaded(asset.id, patch);
    return;
  }
  if (await store.asset(asset.id)) return store.markAssetUploaded(asset.id, patch);
  await store.insertAsset({ ...asset, ...patch }).catch(async (error: unknown) => {
    // Another PUT of the same URL has made it meanwhile.
    if (!(await store.asset(asset.id))) throw error;
    await store.markAssetUploaded(asset.id, patch);
  });
}

interface PutReply {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

type PutBody = Exclude<NonNullable<ChoiceValue<'assets.put_answer'>['body']>, Other>;

const putBodies: Readonly<Record<PutBody, { type: string; write(stored: BlobInfo): string } | undefined>> = {
  empty: undefined,
  json: {
    type: 'application/json; charset=utf-8',
    write: ({ etag, size_bytes }) => JSON.stringify({ etag, size_bytes }),
  },
  xml: {
    type: 'application/xml; charset=utf-8',
    write: ({ etag }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<PutObjectResult><ETag>${etag.replaceAll('"', '&quot;')}</ETag></PutObjectResult>`,
  },
};

/** Answer to a PUT that was taken. */
export function putReply(world: World, stored: BlobInfo): PutReply {
  const { status, body: form } = world.policies('createAssetUpload').assets.put_answer;
  const body = putBodies[form];
  const headers = { etag: stored.etag };
  // A 204 has no length (RFC 9110, 8.6).
  if (!body) return { status, headers: status === 204 ? headers : { ...headers, 'content-length': '0' } };
  const text = body.write(stored);
  const length = String(Buffer.byteLength(text));
  return { status, headers: { ...headers, 'content-type': body.type, 'content-length': length }, body: text };
}
