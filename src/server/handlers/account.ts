import type { ChoiceValue } from '../../choices/choices.ts';
import type { Other } from '../../choices/choices-document.ts';
import type { Invitation, Organization } from '../../contract/types.ts';
import type { MembershipRow, OrganizationRow, UserRow } from '../../store/rows.ts';
import { serviceAccount, serviceMembership } from '../access/service-account.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { Refused } from '../refused.ts';

/** Owner of the token, and organizations. */
interface Account {
  user: UserRow;
  memberships(): Promise<readonly MembershipRow[]>;
}

/** The user behind the token; for an API key, whom the choices say. */
export const getMe: Handler = async (call) => {
  const { kind } = callerOf(call);
  const { account_with_api_key } = call.world.policies(call.operation.id).access;
  const account = await (kind === 'user' ? userOf(call) : accountsOfKeys[account_with_api_key](call));
  const record: Record<string, unknown> = { ...account.user };
  for (const name of embedsOf(call)) record[name] = await embeds[name](call, account);
  return { kind: 'record', success: 'read', record };
};

async function userOf(call: Call): Promise<Account> {
  const { store } = call.world.parts;
  const user = await store.user(callerOf(call).user_id);
  if (!user) throw new Error(`a token names the user ${callerOf(call).user_id}, who does not exist`);
  return { user, memberships: () => store.membershipsOf(user.id) };
}

type AccountOfKey = Exclude<ChoiceValue<'access.account_with_api_key'>, Other>;

const accountsOfKeys: Readonly<Record<AccountOfKey, (call: Call) => Promise<Account>>> = {
  issuing_user: userOf,

  async service_account(call) {
    const { token } = callerOf(call);
    const organization = await organizationOf(call, token.organization_id ?? callerOf(call).organization_id);
    return {
      user: serviceAccount(token, organization),
      memberships: async () => [serviceMembership(token, organization.id)],
    };
  },

  // An API key lacks no scope here that it could be given; the refusal is of the same kind.
  async refused() {
    throw new Refused('missing_scope', { message: 'An account is that of a user, and an API key has none.' });
  },
};

/** In the document's order, whatever the order asked for. */
function embedsOf(call: Call): (keyof typeof embeds)[] {
  const { embed } = call.request.query;
  const unasked = unaskedEmbeds[call.world.policies(call.operation.id).records.memberships];
  return (Object.keys(embeds) as (keyof typeof embeds)[]).filter(
    (name) => unasked.includes(name) || (Array.isArray(embed) && embed.includes(name)),
  );
}

const unaskedEmbeds: Readonly<Record<Exclude<ChoiceValue<'records.memberships'>, Other>, readonly string[]>> = {
  when_embedded: [],
  always: ['memberships'],
};

const embeds = {
  async memberships(call: Call, account: Account) {
    const memberships = await account.memberships();
    return Promise.all(
      memberships.map(async ({ organization_id, role_code, scopes }) => {
        return { org: await shown(call, organization_id), role_code, scopes };
      }),
    );
  },

  async organizations(call: Call, account: Account) {
    const memberships = await account.memberships();
    return Promise.all(memberships.map(({ organization_id }) => shown(call, organization_id)));
  },

  async pending_invitations(call: Call, { user }: Account): Promise<Invitation[]> {
    const { store, clock } = call.world.parts;
    const invitations = await store.invitationsFor(user.email);
    const open = invitations.filter((row) => row.expires_at === null || Date.parse(row.expires_at) > clock.now_ms());
    return Promise.all(
      open.map(async ({ id, organization_id, email, role_code, created_at, expires_at }) => {
        return { id, org: await shown(call, organization_id), email, role_code, created_at, expires_at };
      }),
    );
  },
};

/** An organization without its secret. */
async function shown(call: Call, id: string): Promise<Organization> {
  const { name, slug, plan_code } = await organizationOf(call, id);
  return { id, name, slug, plan_code };
}

async function organizationOf(call: Call, id: string): Promise<OrganizationRow> {
  return (await call.world.parts.store.organization(id)) as OrganizationRow;
}
