/**
 * Rows of the store. Records that the interface shows are kept as it shows them; the rows here that no endpoint shows
 * as such (tokens, memberships by id) are the store's own shapes.
 */
import type { Asset, AssetFolder, AssetType, CreditBalance } from '../contract/types.ts';

/** By a user, by an API key, or by choice null when a key made it (`records.actor`). */
interface Made {
  created_by: string | null;
}

/** An asset as it is kept: never with its embedded user, with plain URLs. */
export type AssetRow = Omit<Asset, 'created_by' | 'created_by_user'> & Made;

/** Fields of an asset that may change; its maker, owner and deletion may not. */
export type AssetPatch = Partial<
  Omit<AssetRow, 'id' | 'org_id' | 'created_by' | 'created_at' | 'deleted_at' | 'deleted_by'>
>;

export type AssetTypeRow = AssetType;

export type BalanceRow = CreditBalance;

export type FolderRow = Omit<AssetFolder, 'created_by'> & Made;

export interface OrganizationRow {
  id: string;
  name: string;
  slug: string;
  plan_code: string;
  /** Secret for callbacks of the organization's runs; null sends them unsigned. */
  callback_secret: string | null;
}

export interface UserRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  avatar_url: string | null;
  timezone: string | null;
  locale_code: string | null;
  email_verified_at: string | null;
}

/** A user's place in one organization; at most one for each pair. */
export interface MembershipRow {
  user_id: string;
  organization_id: string;
  role_code: string;
  scopes: readonly string[];
}

/** An invitation to an e-mail address, which need not belong to a user yet. */
export interface InvitationRow {
  id: string;
  organization_id: string;
  email: string;
  role_code: string;
  created_at: string;
  expires_at: string | null;
}

/** An API key or a user token, known by the hash of its text alone. */
export interface TokenRow {
  hash: string;
  kind: 'api_key' | 'user';
  /** The user who signed in, or who issued the key. */
  user_id: string;
  /** The organization of an API key; null for a user token, which has those of its user's memberships. */
  organization_id: string | null;
  /** Scopes of an API key; empty for a user token, which has those of its user's memberships. */
  scopes: readonly string[];
  /** Null for a token that does not end. */
  expires_at: string | null;
  /** Of an OAuth client and of its refresh tokens, which no request bears: their `hash` is a text that is none. */
  grant?: GrantRow;
}

/** A client; and its refresh token, whose family is the one that it came of first. Lives are in seconds. */
export interface GrantRow {
  client_id: string;
  secret_hash: string;
  expires_in: number;
  /** 0 where there are no refresh tokens. */
  refresh_expires_in: number;
  family?: string;
}

/** Outcome of a soft delete: done now, done before (the first marks stay), or there is no such record. */
export type Deletion = 'deleted' | 'already' | 'absent';
