/** Plants a seed state: gives its records their ids, tokens and secrets, all drawn from the seed, and inserts them. */
import { deriveUuid } from '../../engine/random.ts';
import type { Store } from '../../store/store.ts';
import { hashOf } from '../../store/token-hash.ts';
import { plantAssets } from './plant-assets.ts';
import { plantWork } from './plant-work.ts';
import { type SeedNames, seedNames } from './seed-names.ts';
import type { SeedState } from './seed-state.ts';

/** Time of the organizations, balances and asset types of a seed state: before all else in it. */
const founded = '2025-01-06T08:00:00.000Z';

/** Everything but the runs that have not ended: those begin with each world (`plantLiveWork`). */
export async function plant(store: Store, state: SeedState, seed: string): Promise<void> {
  const names = seedNames(state, seed);
  for (const name of state.asset_types) await store.insertAssetType({ name, created_at: founded });
  await plantOrganizations(store, state, seed, names);
  await plantPeople(store, state, seed, names);
  await plantAssets(store, state, seed, names);
  await plantWork(store, state, names);
  // Last, so that a token that works stands for a state that is whole.
  await plantTokens(store, state, names);
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
