/** The two organizations of the member, by their ids. */
import type { CheckContext } from '../suite/context.ts';
import { stopLacking } from '../suite/lacking.ts';

/** Ends the case where the target file names none, or one alone. */
export function twoOrganizations(ctx: CheckContext): { first: string; second: string } {
  const { organization, second_organization } = ctx.facts.principals.member ?? {};
  const first = organization?.id ?? stopLacking(ctx, 'principals.member.organization.id');
  const second = second_organization?.id ?? stopLacking(ctx, 'principals.member.second_organization.id');
  return { first, second };
}
