/**
 * What storage answers, free of any transport: a signed URL opens one blob of one asset for one method. Nothing here
 * knows a bearer token; whoever holds the URL may use it until it ends.
 */
import type { World } from '../server/world.ts';
import type { AssetRow } from '../store/rows.ts';
import type { GrantCheck } from './presigner.ts';
import { parseRange } from './range.ts';

export interface StorageRequest {
  method: string;
  /** The path below the world's storage URL as sent, with its leading slash. */
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: AsyncIterable<Uint8Array>;
}

export interface StorageReply {
  status: number;
  headers: Record<string, string>;
  body?: AsyncIterable<Uint8Array> | string;
}

export async function serveBlob(world: World, request: StorageRequest): Promise<StorageReply> {
  if (!['GET', 'HEAD', 'PUT'].includes(request.method)) {
    return refusal(405, 'method_not_allowed', 'Storage takes GET, HEAD and PUT.', { allow: 'GET, HEAD, PUT' });
  }
  // Keys hold no character that is ever percent-encoded (`newAsset`).
  const key = request.path.slice(1);
  const asset = await assetOf(world, key);
  // Nobody can hold a signed URL of what does not exist, so that is refused as a forged one is.
  if (!asset) return refused('forged');
  return request.method === 'PUT' ? take(world, request, key, asset) : give(world, request, key, asset);
}

/** A PUT: bound to the content type and size that were declared when the URL was asked for. */
async function take(world: World, request: StorageRequest, key: string, asset: AssetRow): Promise<StorageReply> {
  const { presigner, blobs } = world.parts;
  const grant = { method: 'PUT', key, content_type: asset.mime_type, size_bytes: asset.size_bytes } as const;
  const checked = presigner.check(world, grant, request.query);
  if (checked !== 'valid') return refused(checked);
  if (asset.deleted_at !== null) return refusal(404, 'not_found', 'The asset of this URL was deleted.');

  const given_type = request.headers['content-type'] ?? '';
  const given_size = request.headers['content-length'];
  if (given_type.toLowerCase() !== asset.mime_type.toLowerCase()) {
    return refusal(403, 'forbidden', `The URL was signed for content of type ${asset.mime_type}.`);
  }
  if (given_size !== undefined && Number(given_size) !== asset.size_bytes) return wrongSize(asset);

  const declared = { content_type: asset.mime_type, size_bytes: asset.size_bytes };
  const kept = await blobs.put(key, declared, request.body);
  if (kept === 'wrong_size') return wrongSize(asset);
  return { status: 200, headers: { etag: kept.etag, 'content-length': '0' } };
}

/** A GET or HEAD, of the whole or of a range. */
async function give(world: World, request: StorageRequest, key: string, asset: AssetRow): Promise<StorageReply> {
  const { presigner, blobs } = world.parts;
  const checked = presigner.check(world, { method: 'GET', key }, request.query);
  if (checked !== 'valid') return refused(checked);

  // Runs write thumbnails of their own. That of an upload is the picture itself.
  const own = await blobs.info(key);
  const from = own ? key : asset.blob_key;
  const info = own ?? (await blobs.info(from));
  if (!info) return refusal(404, 'not_found', 'Nothing was uploaded here yet.');
  const headers = { 'content-type': info.content_type, etag: info.etag, 'accept-ranges': 'bytes' };
  const whole = { ...headers, 'content-length': String(info.size_bytes) };
  if (request.method === 'HEAD') return { status: 200, headers: whole };

  const if_range = request.headers['if-range'];
  const range =
    if_range === undefined || if_range === info.etag ? parseRange(request.headers.range, info.size_bytes) : undefined;
  if (range === undefined) return { status: 200, headers: whole, body: blobs.read(from) };
  if (range === 'unsatisfiable') {
    return refusal(416, 'invalid_request', 'The range lies outside the file.', {
      'content-range': `bytes */${info.size_bytes}`,
    });
  }
  const content_range = `bytes ${range.start}-${range.end}/${info.size_bytes}`;
  const length = String(range.end - range.start + 1);
  return {
    status: 206,
    headers: { ...headers, 'content-length': length, 'content-range': content_range },
    body: blobs.read(from, range),
  };
}

/** The asset whose file or thumbnail the key names: its second part is the asset's id. */
async function assetOf(world: World, key: string): Promise<AssetRow | undefined> {
  const asset = await world.parts.store.asset(key.split('/')[1] ?? '');
  return asset && (asset.blob_key === key || asset.thumbnail_url === key) ? asset : undefined;
}

function refused(why: Exclude<GrantCheck, 'valid'>): StorageReply {
  return refusal(
    403,
    'forbidden',
    why === 'expired' ? 'This URL has ended.' : 'This URL is not signed for this request.',
  );
}

function wrongSize(asset: AssetRow): StorageReply {
  return refusal(403, 'forbidden', `The URL was signed for exactly ${asset.size_bytes} bytes.`);
}

function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): StorageReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify({ code, message, errors: [] }),
  };
}
