/** Issues tokens. A token is shown once: the store knows its hash alone. */
import { operations } from '../../contract/operations.ts';
import type { Random } from '../../engine/random.ts';
import type { MembershipRow, OrganizationRow, TokenRow } from '../../store/rows.ts';
import { hashOf } from '../../store/token-hash.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World } from '../parts.ts';
import { inWorldState, ownerOf, theOrganization } from './acts-places.ts';

export interface TokenRequest {
  kind: TokenRow['kind'];
  /** Organization of the key, or one that the user is a member of, by slug or id; the first one unless given. */
  organization?: string;
  /** User who signs in or issues the key, by e-mail address or id: a member; an owner unless given. */
  user?: string;
  /** Scopes of a key, all unless given. A user token has the scopes of its memberships, and takes none. */
  scopes?: readonly string[];
  /** Seconds on the world's clock until it is refused as an unknown one is; left out, it does not end. */
  expires_in?: number;
}

export interface IssuedToken {
  token: string;
  kind: TokenRow['kind'];
  organization: { id: string; slug: string };
  user_id: string;
  /** Scopes in that organization. */
  scopes: string[];
  expires_at: string | null;
}

/** @throws ControlRefusal */
export function addToken(world: World, request: TokenRequest): Promise<IssuedToken> {
  return inWorldState(world, async (now) => {
    const { store, random, clock } = now.parts;
    const { organization, ...holder } = await holderOf(now, request);
    const expires_at = endOf(clock.now_ms(), request.expires_in);
    const { token, row } = newToken(random, { ...holder, organization_id: organization.id, expires_at });
    await store.insertToken(row);
    return { token, organization, ...holder, expires_at };
  });
}

/** The holder of a token, and the scopes of it. @throws ControlRefusal */
export async function holderOf(
  world: World,
  { kind, organization: named, user, scopes }: Omit<TokenRequest, 'expires_in'>,
): Promise<Pick<IssuedToken, 'kind' | 'organization' | 'user_id' | 'scopes'>> {
  if (kind === 'user' && scopes !== undefined) {
    const message = 'A user token has the scopes of its memberships; leave scopes out, or ask for an api_key.';
    throw new ControlRefusal('invalid', message, ['scopes']);
  }
  const organization = await theOrganization(world, named);
  const member = await memberOf(world, organization, user);
  return {
    kind,
    organization: { id: organization.id, slug: organization.slug },
    user_id: member.user_id,
    scopes: [...(scopes ?? (kind === 'user' ? member.scopes : everyScope()))],
  };
}

/** A token and what the store keeps of it. */
export function newToken(
  random: Random,
  { kind, user_id, organization_id, scopes, expires_at }: Omit<TokenRow, 'hash'>,
): { token: string; row: TokenRow } {
  const token = `${kind === 'api_key' ? 'mrk' : 'mru'}_${random.bytes(32).toString('base64url')}`;
  const of_key = kind === 'api_key' ? { organization_id, scopes } : { organization_id: null, scopes: [] };
  return { token, row: { hash: hashOf(token), kind, user_id, ...of_key, expires_at } };
}

/** The scopes that any operation asks for. */
export function everyScope(): string[] {
  return [...new Set(Object.values(operations).flatMap(({ scopes }) => scopes))].sort();
}

async function memberOf(world: World, organization: OrganizationRow, named?: string): Promise<MembershipRow> {
  if (named === undefined) return ownerOf(world, organization);
  const { store } = world.parts;
  for (const member of await store.membersOf(organization.id)) {
    const user = await store.user(member.user_id);
    if (user?.id === named.toLowerCase() || user?.email.toLowerCase() === named.toLowerCase()) return member;
  }
  throw new ControlRefusal('not_found', `${organization.slug} has no member ${named}.`, ['user']);
}

/** As far as records can hold a time. */
const latest_ms = Date.UTC(9999, 11, 31);

/** @throws ControlRefusal */
export function endOf(now_ms: number, expires_in: number | undefined): string | null {
  if (expires_in === undefined) return null;
  const end_ms = now_ms + expires_in * 1_000;
  if (expires_in > 0 && end_ms <= latest_ms) return new Date(end_ms).toISOString();
  throw new ControlRefusal('invalid', 'expires_in must be seconds above 0 that end before the year 10000.', [
    'expires_in',
  ]);
}
