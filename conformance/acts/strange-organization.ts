/** An organization of which the caller is no member, to be named in the header. */
import { membershipsIn } from '../models/accounts.ts';
import { actsIn } from '../models/acts-in.ts';
import { sameId } from '../models/values.ts';
import type { CheckContext } from '../suite/context.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';

/** The account read tells the organizations of the user. */
export function tellsMemberships({ principals, operations }: Facts): boolean {
  return principals.human?.kind === 'user' && operations.includes('getMe');
}

const caller_nouns = { human: 'user', owner: 'owner' } as const;

/**
 * Of an API key it is known that it belongs to one organization alone; a user may belong to both, and an account may
 * show the membership alone in which it is asked for.
 * @param id the organization of the outsider, as far as it is known
 * @returns the id; undefined where the user may be a member there too
 */
export async function strangeOrganization(
  ctx: CheckContext,
  caller: 'human' | 'owner' = 'human',
  id = ctx.facts.principals.outsider?.organization?.id,
): Promise<string | undefined> {
  if (id === undefined) return undefined;
  if (caller === 'owner' && ctx.facts.principals.owner?.kind !== 'user') return id;
  if (!ctx.facts.operations.includes('getMe') || ctx.facts.principals[caller]?.kind !== 'user') return undefined;
  const { own, there } = await ctx.once(`the memberships of the ${caller_nouns[caller]}`, async () => {
    const request = { operation: 'getMe' as const, query: { embed: ['memberships'] } };
    return {
      own: await ctx.call(caller, { ...request, ...actsIn(ctx.facts, caller) }, 'me'),
      there: await ctx.call(caller, { ...request, organization: id }, 'me-there'),
    };
  });
  const listed = [own, there].map(organizationsIn);
  const is_member = listed.flat().some((one) => sameId(one, id));
  return listed[0]!.length === 0 || is_member ? undefined : id;
}

/** The same; ends the case where that caller may be a member there. */
export async function surelyStrange(
  ctx: CheckContext,
  caller: keyof typeof caller_nouns = 'human',
  id?: string,
): Promise<string> {
  const noun = caller_nouns[caller];
  const why = `the account read does not show that the ${noun} is no member of the other organization`;
  return (await strangeOrganization(ctx, caller, id)) ?? ctx.stop('not-claimed', why);
}

function organizationsIn({ decoded }: Exchange): string[] {
  return membershipsIn(decoded?.record?.memberships).map(({ organization }) => organization);
}
