/** Assets, their types, upload sessions and folders. */
import { randomUUID } from 'node:crypto';
import { type Answer, ok, Refusal } from './answers.ts';
import { type Call, flagIn, idIn, objectIn, owned, textIn, wordsIn } from './calls.ts';
import { type Listing, page } from './lists.ts';
import { type Body, record, time } from './spelling.ts';
import { type Asset, creatorOf, type Folder, type State } from './state.ts';
import { downloadUrl, uploadUrl } from './storage.ts';

/** Lists are read from a copy that lags behind. */
const lists_lag_ms = 200;

const asset_types = ['image', 'video', 'audio', 'text', 'font', 'archive', 'document', 'other'] as const;

function typeOf(mime_type: string): string {
  const [kind = ''] = mime_type.split('/');
  return (asset_types as readonly string[]).includes(kind) ? kind : 'other';
}

function assetView(
  state: State,
  asset: Asset,
  { presign, embed }: { presign: boolean; embed: readonly string[] },
): Body {
  const { id, org, name, mime_type, size_bytes, created_by } = asset;
  const user = state.memberships.find((membership) => membership.user.id === created_by)?.user;
  return record({
    id,
    org_id: org.id,
    name,
    blob_key: `${org.slug}/${id}`,
    url: presign ? downloadUrl(state, asset) : null,
    mime_type,
    asset_type: typeOf(mime_type),
    source_type: 'upload',
    size_bytes,
    created_by,
    created_at: time(asset.created_ms),
    updated_at: time(asset.deleted_ms ?? asset.put_ms ?? asset.created_ms),
    deleted_at: time(asset.deleted_ms),
    deleted_by: asset.deleted_by,
    ...(embed.includes('created_by_user') && user && { created_by_user: record({ ...user }) }),
  });
}

export function listAssets(call: Call): Answer {
  const { state, query, caller } = call;
  const seen_ms = state.clock.now() - lists_lag_ms;
  const shown = { presign: flagIn(query, 'with_urls') ?? false, embed: wordsIn(query, 'embed') ?? [] };
  const rows = [...state.assets.values()].filter(
    ({ org, put_ms }) => org === caller.org && (put_ms ?? Number.POSITIVE_INFINITY) <= seen_ms,
  );
  const live = (asset: Asset) =>
    (asset.deleted_ms ?? 0) > seen_ms || state.faults.has('a deleted asset is listed as live');
  return page(call, {
    list: 'assets',
    names: { page_size: 'take', cursor: 'at', backward: 'back', sort: 'arranged', fields: 'only' },
    rows: rows.map((asset) => (live(asset) ? { ...asset, deleted_ms: undefined, deleted_by: undefined } : asset)),
    id: ({ id }) => id,
    value: assetValue,
    sortable: ['id', 'name', 'size_bytes', 'created_at', 'mime_type'],
    filterable: ['id', 'name', 'mime_type', 'asset_type', 'size_bytes', 'created_at', 'created_by', 'folder_id'],
    order: { field: 'id', descending: false },
    conditions: parameterConditions,
    sort: { form: /^(?<field>\w+):(?<mark>asc|desc)$/, isDescending: (mark) => mark === 'desc' },
    end: 'absent',
    view: (asset) => assetView(state, asset, shown),
  } satisfies Listing<Asset>);
}

function assetValue(asset: Asset, field: string) {
  if (field === 'created_at') return asset.created_ms;
  if (field === 'asset_type') return typeOf(asset.mime_type);
  if (field === 'folder_id') return null;
  return asset[field as 'id' | 'name' | 'size_bytes' | 'mime_type' | 'created_by'];
}

const operators = { is: 'eq', isnt: 'ne', from: 'gte', among: 'in' } as const;

/** A parameter for each condition, such as `is.mime_type=image/png`. */
function parameterConditions(query: URLSearchParams) {
  return [...query].flatMap(([name, value]) => {
    const { operator = '', field = '' } = /^(?<operator>is|isnt|from|among)\.(?<field>.+)$/.exec(name)?.groups ?? {};
    return operator === '' ? [] : [{ field, operator: operators[operator as keyof typeof operators], value }];
  });
}

export function listAssetTypes(call: Call): Answer {
  return page(call, {
    list: 'asset-types',
    names: { page_size: 'n', cursor: 'after', backward: 'upwards', sort: 'by', fields: 'show' },
    rows: asset_types,
    id: (name) => name,
    value: (name, field) => (field === 'name' ? name : undefined),
    sortable: ['name'],
    filterable: ['name'],
    order: { field: 'name', descending: true },
    conditions: typeConditions,
    sort: { form: /^(?<mark>!?)(?<field>\w+)$/, isDescending: (mark) => mark === '!' },
    end: 'empty_string',
    view: (name) => record({ name, created_at: time(Date.parse('2025-01-01')) }),
  });
}

/** Written as `having=name=image`. */
function typeConditions(query: URLSearchParams) {
  const text = query.get('having');
  if (text === null) return [];
  const at = text.indexOf('=');
  if (at < 0) throw new Refusal('invalid', 'a condition is a field, an equals sign and a value', ['query', 'having']);
  return [{ field: text.slice(0, at), operator: 'eq' as const, value: text.slice(at + 1) }];
}

/** One whose file has come and that is not deleted. @throws Refusal */
function assetIn(call: Call): Asset {
  const asset = call.state.assets.get(idIn(call));
  const found = asset?.put_ms === undefined ? undefined : asset;
  if (found && call.state.faults.has('assets of other organizations are read') && call.operation === 'getAsset')
    return found;
  return owned(found, call);
}

export function getAsset(call: Call): Answer {
  const asset = assetIn(call);
  const presign = flagIn(call.query, 'with_urls') ?? true;
  if (asset.deleted_ms !== undefined) throw new Refusal('not_found', 'there is no such record');
  return { status: 200, body: assetView(call.state, asset, { presign, embed: wordsIn(call.query, 'embed') ?? [] }) };
}

export function deleteAsset(call: Call): Answer {
  const asset = assetIn(call);
  const { state, caller } = call;
  if (asset.deleted_ms !== undefined) {
    if (state.faults.has('a second delete restores'))
      Object.assign(asset, { deleted_ms: undefined, deleted_by: undefined });
    throw new Refusal('not_found', 'there is no such record');
  }
  Object.assign(asset, { deleted_ms: state.clock.now(), deleted_by: caller.actor_id });
  return { status: 202, body: { deleted: true } };
}

export function createAssetUpload(call: Call): Answer {
  const { state, caller } = call;
  const body = objectIn(call);
  const [filename, mime_type] = [textIn(body, 'filename'), textIn(body, 'mime_type')];
  const { size_bytes } = body;
  if (!Number.isSafeInteger(size_bytes) || (size_bytes as number) < 0)
    throw new Refusal('invalid', 'size_bytes must be a whole number', ['body', 'size_bytes']);
  const id = randomUUID();
  const asset: Asset = {
    id,
    org: caller.org,
    name: uniqueName(filename, id),
    mime_type,
    size_bytes: size_bytes as number,
    created_by: creatorOf(caller),
    created_ms: state.clock.now(),
  };
  state.assets.set(id, asset);
  return ok({ asset_id: id, upload_url: uploadUrl(state, asset) });
}

/** A part of the id before the extension, so that no two files have one name. */
function uniqueName(filename: string, id: string): string {
  const at = filename.lastIndexOf('.');
  const stem = at > 0 ? filename.slice(0, at) : filename;
  return `${stem}-${id.slice(0, 6)}${at > 0 ? filename.slice(at) : ''}`;
}

function folderView({ id, org, name, created_by, created_ms }: Folder): Body {
  const at = time(created_ms);
  return record({ id, org_id: org.id, name, created_by, created_at: at, updated_at: at });
}

function folderIn(call: Call): Folder {
  const folder = owned(call.state.folders.get(idIn(call)), call);
  if (folder.deleted) throw new Refusal('not_found', 'there is no such record');
  return folder;
}

export function createAssetFolder(call: Call): Answer {
  const name = textIn(objectIn(call), 'name');
  const { state, caller } = call;
  const folder = {
    id: randomUUID(),
    org: caller.org,
    name,
    created_by: creatorOf(caller),
    created_ms: state.clock.now(),
  };
  state.folders.set(folder.id, folder);
  return { status: 200, body: folderView(folder) };
}

export function getAssetFolder(call: Call): Answer {
  return { status: 200, body: folderView(folderIn(call)) };
}

export function deleteAssetFolder(call: Call): Answer {
  folderIn(call).deleted = true;
  return { status: 202, body: { deleted: true } };
}
