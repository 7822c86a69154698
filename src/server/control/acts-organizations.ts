/** Adds organizations, each with an owner who can call at once. */
import { Decimal } from 'decimal.js';
import { timestampOf } from '../../engine/clock.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World } from '../parts.ts';
import { inWorldState } from './acts-places.ts';
import { everyScope, newToken } from './acts-tokens.ts';

export interface OrganizationRequest {
  name: string;
  /** No other organization has it. */
  slug: string;
  /** `pro` unless given. */
  plan_code?: string;
  /** Secret for callbacks of its runs; without it they are not signed. */
  callback_secret?: string;
  /** Plain decimals: 100 and 10 unless given. */
  balance?: string;
  low_balance_threshold?: string;
}

export interface NewOrganization {
  id: string;
  slug: string;
  name: string;
  plan_code: string;
  owner: { user_id: string; email: string };
  /** A key of the organization with every scope there is. */
  api_key: string;
  /** The owner's own token. */
  user_token: string;
}

/** @throws ControlRefusal `conflict` when the slug is taken */
export function addOrganization(world: World, request: OrganizationRequest): Promise<NewOrganization> {
  return inWorldState(world, async (now) => {
    const { store, random, clock } = now.parts;
    const { name, slug, plan_code = 'pro', callback_secret = null } = request;
    const at = timestampOf(clock);
    const [id, user_id] = [random.uuid(), random.uuid()];
    const email = `owner@${slug}.example`;
    const scopes = everyScope();
    const tokens = (['api_key', 'user'] as const).map((kind) =>
      newToken(random, { kind, user_id, organization_id: id, scopes, expires_at: null }),
    );
    const kept = await store.foundOrganization({
      organization: { id, name, slug, plan_code, callback_secret },
      balance: {
        id: random.uuid(),
        org_id: id,
        balance: plainDecimal(request.balance ?? '100', 'balance'),
        low_balance_threshold: plainDecimal(request.low_balance_threshold ?? '10', 'low_balance_threshold'),
        low_balance_notified_at: null,
        created_at: at,
        updated_at: at,
      },
      user: { id: user_id, email, ...unknown_about_owners, email_verified_at: at },
      membership: { user_id, organization_id: id, role_code: 'owner', scopes },
      tokens: tokens.map(({ row }) => row),
    });
    if (kept === 'slug_taken')
      throw new ControlRefusal('conflict', `Another organization has the slug ${slug}.`, ['slug']);
    const [api_key, user_token] = tokens.map(({ token }) => token) as [string, string];
    return { id, slug, name, plan_code, owner: { user_id, email }, api_key, user_token };
  });
}

const unknown_about_owners = {
  first_name: null,
  last_name: null,
  avatar_url: null,
  timezone: null,
  locale_code: null,
} as const;

function plainDecimal(text: string, field: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) {
    throw new ControlRefusal('invalid', `${field} must be a decimal number as a string, such as "12.5".`, [field]);
  }
  return new Decimal(text).toFixed();
}
