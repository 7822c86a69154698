import type { Invitation, Organization } from '../../contract/types.ts';
import type { OrganizationRow, UserRow } from '../../store/rows.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';

/** The user behind the token; for an API key, the user who issued it. */
export const getMe: Handler = async (call) => {
  const user = await call.world.parts.store.user(callerOf(call).user_id);
  if (!user) throw new Error(`a token names the user ${callerOf(call).user_id}, who does not exist`);
  const record: Record<string, unknown> = { ...user };
  for (const name of embedsOf(call)) record[name] = await embeds[name](call, user);
  return { kind: 'record', success: 'read', record };
};

/** In the document's order, whatever the order asked for. */
function embedsOf(call: Call): (keyof typeof embeds)[] {
  const { embed } = call.request.query;
  return (Object.keys(embeds) as (keyof typeof embeds)[]).filter(
    (name) => Array.isArray(embed) && embed.includes(name),
  );
}

const embeds = {
  async memberships(call: Call, user: UserRow) {
    const memberships = await call.world.parts.store.membershipsOf(user.id);
    return Promise.all(
      memberships.map(async ({ organization_id, role_code, scopes }) => {
        return { org: await shown(call, organization_id), role_code, scopes };
      }),
    );
  },

  async organizations(call: Call, user: UserRow) {
    const memberships = await call.world.parts.store.membershipsOf(user.id);
    return Promise.all(memberships.map(({ organization_id }) => shown(call, organization_id)));
  },

  async pending_invitations(call: Call, user: UserRow): Promise<Invitation[]> {
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
  const { name, slug, plan_code } = (await call.world.parts.store.organization(id)) as OrganizationRow;
  return { id, name, slug, plan_code };
}
