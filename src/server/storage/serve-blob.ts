/**
 * Storage, free of any transport: a signed URL opens one blob of one asset for one method. Nothing here knows a bearer
 * token; anybody who holds the URL may use it until it ends.
 */
import { timestampOf } from '../../engine/clock.ts';
import { requestIdHeader } from '../../engine/header-names.ts';
import { cutAfter } from '../../storage/connection-cut.ts';
import { type GrantCheck, session_parameter } from '../../storage/presigner.ts';
import { parseRange } from '../../storage/range.ts';
import { readSession } from '../../storage/upload-session.ts';
import { diskTroubleOf } from '../../store/disk-trouble.ts';
import { thumbnailKey } from '../../store/new-asset.ts';
import type { AssetRow } from '../../store/rows.ts';
import { disk_problems, stateless_problem, waitOf } from '../application/to-reply.ts';
import type { StorageFault } from '../fault-book.ts';
import type { World } from '../parts.ts';
import { logArrival, noteArrival, type RequestArrival } from '../requests/arrival.ts';
import { bindingOf, putReply, recordFile } from './take-file.ts';

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

/** @throws ConnectionCut where a fault cuts an upload; a file on its way down throws it while it is read */
export async function serveBlob(world: World, request: StorageRequest): Promise<StorageReply> {
  const arrival = noteArrival(world);
  const { method, path, query, headers } = request;
  const log = (status: number | null) =>
    logArrival(arrival, { method, path: query.size > 0 ? `${path}?${query}` : path, headers }, status);
  try {
    const reply = await meet(arrival, request).catch((error: unknown) => unstored(world, error));
    log(reply.status);
    return { ...reply, headers: { ...reply.headers, [requestIdHeader(world)]: arrival.id } };
  } catch (error) {
    log(null);
    throw error;
  }
}

/** @throws what is no matter of the disk */
function unstored(world: World, error: unknown): StorageReply {
  const trouble = diskTroubleOf(error);
  if (!trouble) throw error;
  if (trouble !== 'full') world.onFault(error);
  const { status, code, message } = disk_problems[trouble];
  return refusal(status, code, message, waitOf(disk_problems[trouble]));
}

/** For whom there is no state to answer from. */
export function statelessFile(): StorageReply {
  const { status, code, message } = stateless_problem;
  return refusal(status, code, message);
}

/** As the first fault that meets the request has it; there is none but when somebody asked for it. */
async function meet(arrival: RequestArrival, request: StorageRequest): Promise<StorageReply> {
  const { world } = arrival;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const fits = (fault: StorageFault) => (fault.method === undefined ? takes(request) : fault.method === method);
  for (const { fault, id, use } of world.faults.meeting(['storage_expired', 'storage_cut'], fits)) {
    use();
    arrival.fault = id;
    if (fault.kind === 'storage_expired') return refused('expired');
    const reply = await answered(world, { ...request, body: cutAfter(request.body, fault.after_bytes) });
    const { body } = reply;
    return typeof body === 'object' ? { ...reply, body: cutAfter(body, fault.after_bytes) } : reply;
  }
  return answered(world, request);
}

function takes({ method }: StorageRequest): boolean {
  return ['GET', 'HEAD', 'PUT'].includes(method);
}

async function answered(world: World, request: StorageRequest): Promise<StorageReply> {
  if (!takes(request)) {
    return refusal(405, 'method_not_allowed', 'Storage takes GET, HEAD and PUT.', { allow: 'GET, HEAD, PUT' });
  }
  // Keys hold no character that is ever percent-encoded (`newAsset`).
  const key = request.path.slice(1);
  const asset = (await assetOf(world, key)) ?? announced(world, request, key);
  // Nobody can hold a signed URL of what does not exist, so that is refused as a forged one is.
  if (!asset) return refused('forged');
  return request.method === 'PUT' ? take(world, request, key, asset) : give(world, request, key, asset);
}

/** A PUT: bound to what the URL was signed for. */
async function take(world: World, request: StorageRequest, key: string, asset: AssetRow): Promise<StorageReply> {
  const { presigner, blobs } = world.parts;
  const session = request.query.get(session_parameter) ?? undefined;
  const binding = bindingOf(world);
  const checked = presigner.check(world, { ...binding.grant(asset), session }, request.query);
  if (checked !== 'valid') return refused(checked);
  if (asset.deleted_at !== null) return refusal(404, 'not_found', 'The asset of this URL was deleted.');

  const { 'content-type': type = '', 'content-length': size } = request.headers;
  const declared = binding.declaration(asset, { type, size });
  if (!declared) return mismatch(asset, type);
  const kept = await blobs.put(key, declared, request.body);
  if (kept === 'wrong_size') return mismatch(asset, declared.content_type);
  await recordFile(world, asset, kept, session !== undefined);
  return putReply(world, kept);
}

/** An asset that comes into being with this PUT, as far as its signature permits. */
function announced(world: World, { method, query }: StorageRequest, key: string): AssetRow | undefined {
  if (method !== 'PUT') return undefined;
  const asset = readSession(query.get(session_parameter), timestampOf(world.parts.clock));
  return asset?.blob_key === key ? asset : undefined;
}

/** A GET or HEAD, of the whole or of a range. */
async function give(world: World, request: StorageRequest, key: string, asset: AssetRow): Promise<StorageReply> {
  const { presigner, blobs } = world.parts;
  const checked = presigner.check(world, { method: 'GET', key }, request.query);
  if (checked !== 'valid') return refused(checked);

  // Runs write thumbnails of their own. An uploaded file is its own.
  const own = await blobs.info(key);
  const from = own ? key : asset.blob_key;
  const info = own ?? (await blobs.info(from));
  if (!info) return withoutFile(world, asset);
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
  return asset && [asset.blob_key, asset.thumbnail_url, thumbnailKey(asset)].includes(key) ? asset : undefined;
}

function refused(why: Exclude<GrantCheck, 'valid'>): StorageReply {
  return refusal(
    403,
    'forbidden',
    why === 'expired' ? 'This URL has ended.' : 'This URL is not signed for this request.',
  );
}

function mismatch({ mime_type, size_bytes }: AssetRow, type: string): StorageReply {
  const is_other_type = type.toLowerCase() !== mime_type.toLowerCase();
  const signed_for = is_other_type ? `content of type ${mime_type}` : `exactly ${size_bytes} bytes`;
  return refusal(403, 'forbidden', `The URL was signed for ${signed_for}.`);
}

/** The file was not sent yet. */
function withoutFile(world: World, { mime_type }: AssetRow): StorageReply {
  const { get_before_put } = world.policies('getAsset').assets;
  if (get_before_put === 'empty')
    return { status: 200, headers: { 'content-type': mime_type, 'content-length': '0' }, body: '' };
  return refusal(get_before_put, 'not_found', 'Nothing was uploaded here yet.');
}

function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): StorageReply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify({ code, message, errors: [] }),
  };
}
