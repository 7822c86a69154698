/** Places for acts of the control interface: one state of a world, one of its organizations. */
import type { MembershipRow, OrganizationRow } from '../../store/rows.ts';
import { ControlRefusal } from '../control-refusal.ts';
import type { World } from '../parts.ts';
import { enterWorld } from '../requests/visit.ts';

/** Runs an act on one state of the world, as a request does: the state is not exchanged meanwhile. */
export async function inWorldState<Result>(world: World, act: (now: World) => Promise<Result>): Promise<Result> {
  const { world: now, leave } = await enterWorld(world);
  try {
    return await act(now);
  } finally {
    leave();
  }
}

/** @param named by slug or id; the first organization unless given. @throws ControlRefusal when there is none */
export async function theOrganization({ parts: { store } }: World, named?: string): Promise<OrganizationRow> {
  const organizations = await store.organizations();
  const found =
    named === undefined
      ? organizations[0]
      : organizations.find(({ id, slug }) => slug === named || id === named.toLowerCase());
  if (found) return found;
  const known = organizations.slice(0, 10).map(({ slug }) => slug);
  throw new ControlRefusal('not_found', `No organization has the slug or id ${named}; there are ${known.join(', ')}.`, [
    'organization',
  ]);
}

/** Actor of an organization unless somebody is named: an owner, or else its first member. @throws ControlRefusal */
export async function ownerOf({ parts }: World, { id, slug }: OrganizationRow): Promise<MembershipRow> {
  const members = await parts.store.membersOf(id);
  const owner = members.find(({ role_code }) => role_code === 'owner') ?? members[0];
  if (owner) return owner;
  throw new ControlRefusal('not_found', `${slug} has no member who could act for it.`, ['organization']);
}
