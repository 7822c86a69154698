/** An organization of which the user is no member: whoever names it in the header must not be believed. */
import { membershipsIn } from '../models/accounts.ts';
import { actsIn } from '../models/acts-in.ts';
import { sameId } from '../models/values.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';

/** Where the user belongs, the account read tells. */
export function tellsMemberships({ principals, operations }: Facts): boolean {
  return principals.human?.kind === 'user' && operations.includes('getMe');
}

/** @returns the id of the outsider's; undefined where the user may be a member there too */
export async function strangeOrganization(ctx: CheckContext): Promise<string | undefined> {
  const id = ctx.facts.principals.outsider?.organization?.id;
  if (id === undefined || !tellsMemberships(ctx.facts)) return undefined;
  const me = await ctx.once('the memberships of the user', () =>
    ctx.call('human', { operation: 'getMe', query: { embed: ['memberships'] }, ...actsIn(ctx.facts, 'human') }, 'me'),
  );
  const listed = membershipsIn(me.decoded?.record?.memberships);
  return listed.length === 0 || listed.some(({ organization }) => sameId(organization, id)) ? undefined : id;
}
