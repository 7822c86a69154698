/** Plants a seed state: gives its records their ids, tokens and secrets, all drawn from the seed, and inserts them. */
import { createRandom, derive, deriveUuid } from '../../engine/random.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { AssetRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { hashOf } from '../authenticate.ts';
import { newAsset } from '../new-asset.ts';
import { bulkAssets } from './bulk.ts';
import type { SeedAsset, SeedPrincipal, SeedState } from './seed-state.ts';

/** When organizations, balances and asset types of a seed state came to be: before all else in it. */
const founded = '2025-01-06T08:00:00.000Z';

/** Names of a seed state to ids and tokens, for one seed. Equal seeds give equal ones. */
export interface SeedNames {
  organization(slug: string): string;
  user(email: string): string;
  token(principal: SeedPrincipal): string;
  /** Signs callbacks of the organization. */
  callbackSecret(slug: string): string;
}

export function seedNames(seed: string): SeedNames {
  return {
    organization: (slug) => deriveUuid(seed, `organization ${slug}`),
    user: (email) => deriveUuid(seed, `user ${email}`),
    token: ({ name, kind }) =>
      `${kind === 'api_key' ? 'mrk' : 'mru'}_${derive(seed, `token ${name}`).toString('base64url')}`,
    callbackSecret: (slug) => `cbs_${derive(seed, `callback secret ${slug}`).toString('base64url')}`,
  };
}

export async function plant(store: Store, state: SeedState, seed: string): Promise<void> {
  const names = seedNames(seed);
  for (const name of state.asset_types) await store.insertAssetType({ name, created_at: founded });
  await plantOrganizations(store, state, seed, names);
  await plantPeople(store, state, seed, names);
  const folders = await plantFolders(store, state, seed, names);
  const context = { seed, names, folders };
  await store.insertAssets((state.assets ?? []).map((asset, index) => seedAsset(asset, index, context)));
  const random = createRandom(`${seed} bulk`);
  for (const bulk of state.bulk ?? []) {
    const maker = { org_id: names.organization(bulk.organization), created_by: names.user(bulk.created_by) };
    await store.insertAssets(
      bulkAssets(random, { ...maker, count: bulk.count, folders: foldersOf(folders, bulk.organization) }),
    );
  }
  // Last, so that a token that works stands for a state that is whole.
  await plantTokens(store, state, names);
}

/** Puts the contents that a seed state gives its assets into storage. */
export async function plantBlobs(blobs: BlobStore, state: SeedState, seed: string): Promise<void> {
  const names = seedNames(seed);
  for (const [index, asset] of (state.assets ?? []).entries()) {
    const bytes = contentOf(asset);
    if (!bytes) continue;
    const { blob_key, mime_type } = seedAsset(asset, index, { seed, names, folders: new Map() });
    await blobs.put(blob_key, { content_type: mime_type, size_bytes: bytes.byteLength }, once(bytes));
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function plantOrganizations(store: Store, state: SeedState, seed: string, names: SeedNames): Promise<void> {
  for (const { slug, name, plan_code, callback_secret, balance, low_balance_threshold } of state.organizations) {
    const id = names.organization(slug);
    const secret = callback_secret ? names.callbackSecret(slug) : null;
    await store.insertOrganization({ id, slug, name, plan_code, callback_secret: secret });
    await store.insertBalance({
      id: deriveUuid(seed, `balance ${slug}`),
      org_id: id,
      balance,
      low_balance_threshold,
      low_balance_notified_at: null,
      created_at: founded,
      updated_at: founded,
    });
  }
}

async function plantPeople(store: Store, state: SeedState, seed: string, names: SeedNames): Promise<void> {
  for (const { email, memberships, ...given } of state.users) {
    const id = names.user(email);
    await store.insertUser({
      id,
      email,
      first_name: given.first_name ?? null,
      last_name: given.last_name ?? null,
      avatar_url: given.avatar_url ?? null,
      timezone: given.timezone ?? null,
      locale_code: given.locale_code ?? null,
      email_verified_at: given.email_verified_at ?? null,
    });
    for (const { organization, role_code, scopes } of memberships) {
      await store.insertMembership({
        user_id: id,
        organization_id: names.organization(organization),
        role_code,
        scopes,
      });
    }
  }
  for (const { organization, email, role_code, created_at, expires_at = null } of state.invitations ?? []) {
    const id = deriveUuid(seed, `invitation ${organization} ${email}`);
    const organization_id = names.organization(organization);
    await store.insertInvitation({ id, organization_id, email, role_code, created_at, expires_at });
  }
}

async function plantTokens(store: Store, state: SeedState, names: SeedNames): Promise<void> {
  for (const principal of state.principals) {
    const isKey = principal.kind === 'api_key';
    await store.insertToken({
      hash: hashOf(names.token(principal)),
      kind: principal.kind,
      user_id: names.user(principal.user),
      organization_id: isKey ? names.organization(principal.organization) : null,
      scopes: principal.scopes ?? [],
      expires_at: principal.expires_at ?? null,
    });
  }
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

interface Planting {
  seed: string;
  names: SeedNames;
  folders: Folders;
}

function seedAsset(asset: SeedAsset, index: number, { seed, names, folders }: Planting): AssetRow {
  const { organization, name, mime_type, created_at, deleted_at = null, folder, source_type, source_id } = asset;
  const created_by = names.user(asset.created_by);
  const size_bytes = contentOf(asset)?.byteLength ?? asset.size_bytes ?? 0;
  const id = deriveUuid(seed, `asset ${index}`);
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
