/** The ten operations. */
import { randomUUID } from 'node:crypto';
import { page } from './lists.ts';
import { flagIn, objectIn, Refusal, textIn, wordsIn } from './requests.ts';
import type { Answer, Asset, Call, Caller, Folder } from './state.ts';
import { fileUrl } from './storage.ts';

export interface Operation {
  method: string;
  path: RegExp;
  /** Set where anybody may call it. */
  is_open?: boolean;
  handle(call: Call, caller: Caller): Answer;
}

export const operations: readonly Operation[] = [
  { method: 'GET', path: /^\/v1\/health$/, is_open: true, handle: () => ({ status: 200, body: {} }) },
  { method: 'GET', path: /^\/v1\/auth\/me$/, handle: getMe },
  { method: 'GET', path: /^\/v1\/assets$/, handle: listAssets },
  { method: 'GET', path: /^\/v1\/assets\/types$/, handle: listAssetTypes },
  { method: 'GET', path: /^\/v1\/assets\/(?<id>(?!types$)[^/]+)$/, handle: getAsset },
  { method: 'DELETE', path: /^\/v1\/assets\/(?<id>(?!types$)[^/]+)$/, handle: deleteAsset },
  { method: 'POST', path: /^\/v1\/asset-uploads$/, handle: createAssetUpload },
  { method: 'POST', path: /^\/v1\/asset-folders$/, handle: createAssetFolder },
  { method: 'GET', path: /^\/v1\/asset-folders\/(?<id>[^/]+)$/, handle: getAssetFolder },
  { method: 'DELETE', path: /^\/v1\/asset-folders\/(?<id>[^/]+)$/, handle: deleteAssetFolder },
];

const scopes = ['assets:read', 'assets:write'];

function getMe(call: Call, { kind, org, user }: Caller): Answer {
  if (kind !== 'user') throw new Refusal(403, 'an API key has no account');
  const embeds = wordsIn(call, 'embed', ['memberships', 'organizations', 'pending_invitations']) ?? [];
  const organization = { id: org.id, name: org.name, slug: org.name.toLowerCase(), plan_code: 'free' };
  const embedded = {
    memberships: [{ org: organization, role_code: 'admin', scopes }],
    organizations: [organization],
    pending_invitations: [],
  };
  const shown = Object.entries(embedded).filter(([name]) => embeds.includes(name));
  const profile = { ...user, email_verified_at: null, timezone: 'UTC', locale_code: 'en' };
  return { status: 200, body: { ...profile, ...Object.fromEntries(shown) } };
}

const embeds = ['created_by_user'];

function listAssets(call: Call, { org }: Caller): Answer {
  const presign = flagIn(call, 'presign') ?? false;
  const embed = wordsIn(call, 'embed', embeds);
  const own = [...call.state.assets.values()].filter(
    ({ org_id, bytes, deleted_at }) => org_id === org.id && bytes !== null && deleted_at === null,
  );
  return page(call, {
    rows: own.map(rowOf),
    key: 'id',
    order: { field: 'created_at', direction: 'desc' },
    fields: asset_fields,
    view: (row) => assetRecord(call, call.state.assets.get(String(row.id))!, presign, embed),
    begins_late: call.state.wrong.has('listAssets'),
  });
}

const types = ['audio', 'image', 'other', 'text', 'video'];

function listAssetTypes(call: Call): Answer {
  return page(call, {
    rows: types.map((name) => ({ name, created_at: '2026-01-01T00:00:00.000Z' })),
    key: 'name',
    order: { field: 'name', direction: 'asc' },
    fields: ['name', 'created_at'],
  });
}

function getAsset(call: Call, { org }: Caller): Answer {
  const asset = call.state.assets.get(call.id);
  const is_own = asset?.org_id === org.id || call.state.wrong.has('getAsset');
  if (!asset?.bytes || !is_own) throw new Refusal(404, 'there is no such asset');
  const presign = flagIn(call, 'presign') ?? true;
  return { status: 200, body: assetRecord(call, asset, presign, wordsIn(call, 'embed', embeds)) };
}

function deleteAsset({ state, id }: Call, { org, user }: Caller): Answer {
  const asset = state.assets.get(id);
  if (!asset?.bytes || asset.org_id !== org.id || asset.deleted_at !== null)
    throw new Refusal(404, 'there is no such asset');
  asset.deleted_at = new Date().toISOString();
  if (!state.wrong.has('deleteAsset')) asset.deleted_by = user.id;
  return { status: 204 };
}

function createAssetUpload(call: Call, { org, user }: Caller): Answer {
  const body = objectIn(call);
  const [name, mime_type, { size_bytes }] = [textIn(body, 'filename'), textIn(body, 'mime_type'), body];
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(mime_type)) throw new Refusal(400, 'mime_type is a type and a subtype');
  if (!Number.isSafeInteger(size_bytes) || Number(size_bytes) < 0)
    throw new Refusal(400, 'size_bytes must be a whole number');
  const asset: Asset = {
    ...made({ org, user }),
    ...{ name, mime_type, size_bytes: Number(size_bytes), deleted_at: null, deleted_by: null, bytes: null },
  };
  call.state.assets.set(asset.id, asset);
  return { status: 201, body: { asset_id: asset.id, upload_url: fileUrl(call.state, 'PUT', asset) } };
}

function createAssetFolder(call: Call, caller: Pick<Caller, 'org' | 'user'>): Answer {
  const folder: Folder = { ...made(caller), name: textIn(objectIn(call), 'name') };
  call.state.folders.set(folder.id, folder);
  return { status: 201, body: folder };
}

function getAssetFolder(call: Call, caller: Caller): Answer {
  return { status: 200, body: folderIn(call, caller) };
}

function deleteAssetFolder(call: Call, caller: Caller): Answer {
  call.state.folders.delete(folderIn(call, caller).id);
  return { status: 204 };
}

function folderIn({ state, id }: Call, { org }: Caller): Folder {
  const folder = state.folders.get(id);
  if (folder?.org_id !== org.id) throw new Refusal(404, 'there is no such folder');
  return folder;
}

function made({ org, user }: Pick<Caller, 'org' | 'user'>) {
  const now = new Date().toISOString();
  return { id: randomUUID(), org_id: org.id, created_by: user.id, created_at: now, updated_at: now };
}

function rowOf({ bytes: _, ...asset }: Asset) {
  const [kind = ''] = asset.mime_type.split('/');
  return {
    ...asset,
    ...{ folder_id: null, blob_key: `${asset.org_id}/${asset.id}`, asset_type: types.includes(kind) ? kind : 'other' },
    ...{ source_type: 'upload', source_id: null },
  };
}

const asset_fields = [
  ...['id', 'org_id', 'folder_id', 'created_by', 'deleted_by', 'name', 'blob_key', 'mime_type', 'asset_type'],
  ...['source_type', 'source_id', 'size_bytes', 'created_at', 'updated_at', 'deleted_at'],
];

function assetRecord({ state }: Call, asset: Asset, presign: boolean, embed: readonly string[] = []): object {
  const creator = state.users.find(({ id }) => id === asset.created_by);
  return {
    ...rowOf(asset),
    url: presign ? fileUrl(state, 'GET', asset) : null,
    thumbnail_url: null,
    ...(embed.includes('created_by_user') && { created_by_user: creator ?? null }),
  };
}
