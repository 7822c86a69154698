/** An API key as an account of its own: what the account read shows where a key stands for nobody but itself. */
import { deriveUuid } from '../../engine/random.ts';
import type { MembershipRow, OrganizationRow, TokenRow, UserRow } from '../../store/rows.ts';

/** Stays the same for the life of a key. The key cannot be computed from it. */
export function keyIdOf({ hash }: TokenRow): string {
  return deriveUuid(hash, 'id of the key');
}

/** In the shape of a user. It has an address that no mail reaches (RFC 6761), and a name by which keys are told apart. */
export function serviceAccount(token: TokenRow, { name, slug }: OrganizationRow): UserRow {
  const id = keyIdOf(token);
  const sign = id.slice(0, 8);
  return {
    id,
    email: `key-${sign}@${slug}.invalid`,
    first_name: name,
    last_name: `API key ${sign}`,
    avatar_url: null,
    timezone: null,
    locale_code: null,
    email_verified_at: null,
  };
}

/** A key belongs to one organization, where it may do what it was issued for. */
export function serviceMembership(token: TokenRow, organization_id: string): MembershipRow {
  return { user_id: keyIdOf(token), organization_id, role_code: 'service', scopes: token.scopes };
}
