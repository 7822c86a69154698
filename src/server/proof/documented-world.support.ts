/**
 * A world that holds what the document's examples show, under their ids: one organization with its
 * people, assets, folders, runs, a batch, webhooks and deliveries. Records that the server makes are made by the
 * server's own functions; what only a past could have brought about is kept as the examples have it.
 */
import type { Asset, AssetFolder, CreditBalance, Model, Run, UserProfile } from '../../contract/types.ts';
import type { VirtualClock } from '../../engine/clock.ts';
import { newAsset } from '../../store/new-asset.ts';
import { hashOf } from '../../store/token-hash.ts';
import type { SeedModel } from '../seed/seed-catalog.ts';
import type { SeedState } from '../seed/seed-state.ts';
import { catalog } from '../seed/states/catalog.ts';
import { people } from '../seed/states/people.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { componentExample } from './document.support.ts';
import { plantDocumentedRuns } from './documented-runs.support.ts';

/** A principal of a documented world by its token; null for nobody. */
export const tokens = {
  owner: 'documented-owner',
  human: 'documented-human',
  reader: 'documented-reader',
  human_reader: 'documented-human-reader',
  penniless: 'documented-penniless',
} as const;
export type DocumentedPrincipal = keyof typeof tokens;

export interface DocumentedWorld extends TestWorld {
  organization_id: string;
  /** An organization of none of the principals. */
  foreign_organization_id: string;
}

export interface DocumentedOptions {
  /** Leaves out what is deleted or made by the examples of creating, so that they can make it. */
  without_workflows?: boolean;
  /** The name of an example whose run shows its model: the catalog then has the model as it is shown there. */
  model_of?: string;
  wrap?: Parameters<typeof testWorld>[1];
}

const bare: SeedState = {
  asset_types: people.asset_types,
  organizations: [],
  users: [],
  principals: [],
  models: catalog,
};

export async function documentedWorld(options: DocumentedOptions = {}): Promise<DocumentedWorld> {
  const shown = options.model_of ? componentExample<Run>(options.model_of).model : null;
  const models = catalog.filter(({ id }) => id !== shown?.id);
  const world = await testWorld(
    { seed_state: { ...bare, models: shown ? models.map(unrelated) : catalog } },
    options.wrap,
  );
  if (shown) await plantModel(world, shown);
  // Later than everything that the examples tell of, but for the end of the invitation.
  (world.parts.clock as VirtualClock).advance(Date.UTC(2026, 0, 6, 12, 30) - world.parts.clock.now_ms());
  const ids = await plantPeople(world);
  await plantFiles(world);
  await plantDocumentedRuns(world, options);
  return Object.assign(world, ids);
}

/** Links to a model that is planted later are left out. */
function unrelated({ related: _, ...model }: SeedModel): SeedModel {
  return model;
}

/** A model of the catalog with the record that an example shows. */
async function plantModel(world: TestWorld, record: Model): Promise<void> {
  const model = catalog.find(({ id }) => id === record.id)!;
  const owner = model.path.split('/')[0]!;
  await world.parts.store.insertModel({ id: record.id, path: model.path, owner, record, behaviour: model.behaviour });
}

async function plantPeople({ parts: { store } }: TestWorld) {
  const profile = componentExample<Required<UserProfile>>('ProfileEmbedded');
  const { memberships, organizations: _, pending_invitations, ...user } = profile;
  const [{ org: home, role_code, scopes }] = memberships as [(typeof memberships)[0]];
  const [invitation] = pending_invitations as [(typeof pending_invitations)[0]];
  const spent = { ...home, id: '0d3f5a7c-5b0e-4b57-9a3a-0c7f1f6f0b11', slug: 'spent-club', name: 'Spent Club' };
  const balance = componentExample<CreditBalance>('Balance');
  for (const organization of [home, invitation.org, spent]) {
    await store.insertOrganization({ ...organization, callback_secret: 'documented-callback-secret' });
  }
  const before = { low_balance_threshold: '20', updated_at: '2025-12-01T07:00:00.000Z' };
  await store.insertBalance({ ...balance, ...before });
  await store.insertBalance({ ...balance, id: spent.id, org_id: spent.id, balance: '0' });

  await store.insertUser(user);
  const reader = { ...user, id: '1c1d4f0e-8a45-4a3b-8a0e-2f6b7c8d9e01', email: 'reader@acme.example' };
  await store.insertUser(reader);
  await store.insertMembership({ user_id: user.id, organization_id: home.id, role_code, scopes });
  await store.insertMembership({ user_id: reader.id, organization_id: home.id, role_code: 'reader', scopes: [] });
  await store.insertInvitation({
    ...invitation,
    organization_id: invitation.org.id,
    expires_at: invitation.expires_at,
  });

  const key = { kind: 'api_key', user_id: user.id, organization_id: home.id, scopes, expires_at: null } as const;
  const person = { kind: 'user', organization_id: null, scopes: [], expires_at: null } as const;
  await store.insertToken({ ...key, hash: hashOf(tokens.owner) });
  await store.insertToken({ ...key, hash: hashOf(tokens.reader), scopes: [] });
  await store.insertToken({ ...key, hash: hashOf(tokens.penniless), organization_id: spent.id });
  await store.insertToken({ ...person, hash: hashOf(tokens.human), user_id: user.id });
  await store.insertToken({ ...person, hash: hashOf(tokens.human_reader), user_id: reader.id });
  return { organization_id: home.id, foreign_organization_id: invitation.org.id };
}

async function plantFiles({ parts: { store } }: TestWorld): Promise<void> {
  const { items } = componentExample<{ items: Asset[] }>('AssetsAll');
  for (const shown of [...items, componentExample<Asset>('AssetDeleted')]) {
    const { folder_id, source_type, source_id, updated_at, deleted_at, deleted_by } = shown;
    await store.insertAsset(newAsset(shown, { folder_id, source_type, source_id, updated_at, deleted_at, deleted_by }));
  }
  for (const name of ['Folder', 'FolderDeleted']) await store.insertFolder(componentExample<AssetFolder>(name));
}
