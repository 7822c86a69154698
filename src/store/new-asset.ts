/** A new asset's record, as uploads and seed states make it. */
import type { AssetPatch, AssetRow } from './rows.ts';

export type GivenAsset = Pick<
  AssetRow,
  'id' | 'org_id' | 'name' | 'mime_type' | 'size_bytes' | 'created_by' | 'created_at'
>;

/** `url` and `thumbnail_url` hold keys of blobs; they become URLs when somebody asks (`shownAssets`). */
export function newAsset(given: GivenAsset, more: Partial<AssetRow> = {}): AssetRow {
  const { id, org_id, name, mime_type, size_bytes, created_by, created_at } = given;
  const blob_key = `${org_id}/${id}/${safeName(name)}`;
  const asset_type = assetTypeOf(mime_type);
  return {
    id,
    org_id,
    folder_id: null,
    name,
    blob_key,
    url: blob_key,
    thumbnail_url: thumbnailOf({ id, org_id, asset_type }),
    mime_type,
    asset_type,
    source_type: 'upload',
    source_id: null,
    size_bytes,
    created_by,
    created_at,
    updated_at: created_at,
    deleted_at: null,
    deleted_by: null,
    ...more,
  };
}

/** Change of an asset whose file is of another type or size than was declared. */
export function storedFileChange({ id, org_id }: AssetRow, mime_type: string, size_bytes: number): AssetPatch {
  const asset_type = assetTypeOf(mime_type);
  return { mime_type, asset_type, size_bytes, thumbnail_url: thumbnailOf({ id, org_id, asset_type }) };
}

function thumbnailOf(asset: Pick<AssetRow, 'id' | 'org_id' | 'asset_type'>): string | null {
  return asset.asset_type === 'image' ? thumbnailKey(asset) : null;
}

export function thumbnailKey({ id, org_id }: Pick<AssetRow, 'id' | 'org_id'>): string {
  return `${org_id}/${id}/thumbnail`;
}

/** The kinds of medium that have a word of their own; everything else is `other`. */
const media = ['audio', 'image', 'text', 'video'];

function assetTypeOf(mime_type: string): string {
  const kind = mime_type.split('/')[0]!.toLowerCase();
  return media.includes(kind) ? kind : 'other';
}

/** The name as part of a key: readable, and the same in a URL, a header and a file system. */
function safeName(name: string): string {
  const safe = name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+/, '');
  return safe.slice(-128) || 'file';
}
