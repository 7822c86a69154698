/**
 * Content of a world before anybody has called it, as people write it: records name each other by slug, e-mail address,
 * path or name, and need no ids. Ids, tokens and secrets are drawn from the world's seed when the state is planted.
 */
import type { SeedModel, SeedWorkflow } from './seed-catalog.ts';
import type { SeedFixtures } from './seed-fixtures.ts';
import type { SeedBatch, SeedRun, SeedWebhook } from './seed-work.ts';

export interface SeedState {
  /** The names of asset types; all of them known since the same moment unless given as pairs. */
  asset_types: readonly string[];
  organizations: readonly SeedOrganization[];
  users: readonly SeedUser[];
  invitations?: readonly SeedInvitation[];
  principals: readonly SeedPrincipal[];
  folders?: readonly SeedFolder[];
  assets?: readonly SeedAsset[];
  /** Many assets at once, drawn from the seed. */
  bulk?: readonly SeedBulk[];
  models?: readonly SeedModel[];
  workflows?: readonly SeedWorkflow[];
  runs?: readonly SeedRun[];
  batches?: readonly SeedBatch[];
  webhooks?: readonly SeedWebhook[];
  /** Records that tests may count on, by the part they play. */
  fixtures?: SeedFixtures;
}

interface SeedOrganization {
  slug: string;
  name: string;
  plan_code: string;
  /** Set where callbacks of this organization are signed. */
  callback_secret: boolean;
  balance: string;
  low_balance_threshold: string;
}

interface SeedUser {
  email: string;
  first_name?: string;
  last_name?: string;
  avatar_url?: string;
  timezone?: string;
  locale_code?: string;
  email_verified_at?: string;
  /** In order: the first is where the user acts when a request names no organization. */
  memberships: readonly { organization: string; role_code: string; scopes: readonly string[] }[];
}

interface SeedInvitation {
  organization: string;
  email: string;
  role_code: string;
  created_at: string;
  expires_at?: string;
}

/** Somebody who can call: an API key or a user token. */
export interface SeedPrincipal {
  name: string;
  kind: 'api_key' | 'user';
  user: string;
  /** Organization of the key; for a user token, the one that its user is shown. */
  organization: string;
  second_organization?: string;
  /** Scopes of the key; a user token has those of its user's memberships. */
  scopes?: readonly string[];
  expires_at?: string;
}

export interface SeedFolder {
  organization: string;
  name: string;
  created_by: string;
  created_at: string;
  deleted_at?: string;
}

export interface SeedAsset {
  organization: string;
  name: string;
  mime_type: string;
  created_by: string;
  created_at: string;
  /** The bytes in storage: text, or base64 after `base64:`. Without it nothing was uploaded and `size_bytes` says the size. */
  content?: string;
  size_bytes?: number;
  /** The name of a folder of the same organization. */
  folder?: string;
  source_type?: string;
  source_id?: string;
  deleted_at?: string;
}

interface SeedBulk {
  organization: string;
  created_by: string;
  count: number;
}
