/** The folders and assets of a seed state as the store keeps them, and the bytes that belong to them. */
import { createRandom, deriveUuid } from '../../engine/random.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { newAsset } from '../../store/new-asset.ts';
import type { AssetRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { bulkAssets } from './bulk.ts';
import { type SeedNames, seedNames } from './seed-names.ts';
import type { SeedAsset, SeedState } from './seed-state.ts';

export async function plantAssets(store: Store, state: SeedState, seed: string, names: SeedNames): Promise<void> {
  const folders = await plantFolders(store, state, seed, names);
  await store.insertAssets((state.assets ?? []).map((asset, index) => seedAsset(asset, index, names, folders)));
  const random = createRandom(`${seed} bulk`);
  for (const bulk of state.bulk ?? []) {
    const maker = { org_id: names.organization(bulk.organization), created_by: names.user(bulk.created_by) };
    await store.insertAssets(
      bulkAssets(random, { ...maker, count: bulk.count, folders: foldersOf(folders, bulk.organization) }),
    );
  }
}

/** Puts the contents that a seed state gives its assets into storage. */
export async function plantBlobs(blobs: BlobStore, state: SeedState, seed: string): Promise<void> {
  const names = seedNames(state, seed);
  for (const [index, asset] of (state.assets ?? []).entries()) {
    const bytes = contentOf(asset);
    if (!bytes) continue;
    const { blob_key, mime_type } = seedAsset(asset, index, names);
    await blobs.put(blob_key, { content_type: mime_type, size_bytes: bytes.byteLength }, once(bytes));
  }
}

/** Asset as the output of a run shows it. @throws RangeError when the organization has none of that name */
export function assetNamed(state: SeedState, names: SeedNames, organization: string, name: string) {
  const assets = state.assets ?? [];
  const index = assets.findIndex((asset) => asset.organization === organization && asset.name === name);
  if (index < 0) throw new RangeError(`${organization} has no asset called ${name}`);
  const { id, url, mime_type } = seedAsset(assets[index]!, index, names);
  return { url, asset_id: id, mime_type };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Ids of folders by organization and name; of two with one name, the first. */
type Folders = ReadonlyMap<string, string>;

async function plantFolders(store: Store, state: SeedState, seed: string, names: SeedNames): Promise<Folders> {
  const ids = new Map<string, string>();
  for (const [index, { organization, name, created_by, created_at, deleted_at = null }] of (
    state.folders ?? []
  ).entries()) {
    const id = deriveUuid(seed, `folder ${index}`);
    const user = names.user(created_by);
    const deletion = { deleted_at, deleted_by: deleted_at && user };
    const times = { created_at, updated_at: deleted_at ?? created_at };
    await store.insertFolder({
      id,
      org_id: names.organization(organization),
      name,
      created_by: user,
      ...times,
      ...deletion,
    });
    if (!ids.has(`${organization} ${name}`)) ids.set(`${organization} ${name}`, id);
  }
  return ids;
}

function foldersOf(folders: Folders, organization: string): string[] {
  return [...folders].filter(([key]) => key.startsWith(`${organization} `)).map(([, id]) => id);
}

function seedAsset(asset: SeedAsset, index: number, names: SeedNames, folders: Folders = new Map()): AssetRow {
  const { organization, name, mime_type, created_at, deleted_at = null, folder, source_type, source_id } = asset;
  const created_by = names.user(asset.created_by);
  const size_bytes = contentOf(asset)?.byteLength ?? asset.size_bytes ?? 0;
  const id = names.asset(index);
  return newAsset(
    { id, org_id: names.organization(organization), name, mime_type, size_bytes, created_by, created_at },
    {
      folder_id: (folder !== undefined && folders.get(`${organization} ${folder}`)) || null,
      updated_at: deleted_at ?? created_at,
      deleted_at,
      deleted_by: deleted_at && created_by,
      ...(source_type !== undefined && { source_type, source_id }),
    },
  );
}

function contentOf({ content }: SeedAsset): Buffer | undefined {
  if (content === undefined) return undefined;
  const base64 = 'base64:';
  return content.startsWith(base64) ? Buffer.from(content.slice(base64.length), 'base64') : Buffer.from(content);
}
