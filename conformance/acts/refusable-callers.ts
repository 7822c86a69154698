/** Callers who may be refused what the owner is given, which is the target's choice. */
import { actsIn } from '../models/acts-in.ts';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import type { PrincipalName } from '../target/target.ts';
import { strangeOrganization, tellsMemberships } from './strange-organization.ts';

export interface RefusableCaller {
  caller: PrincipalName;
  /** To be spread into the request. */
  acts: { organization?: string };
  step: string;
}

/** A principal that may only read, and the owner and a user, each in an organization of which it is surely no member. */
export async function refusableCallers(ctx: CheckContext): Promise<RefusableCaller[]> {
  const found: RefusableCaller[] = [];
  const add = (caller: PrincipalName, acts: RefusableCaller['acts']) =>
    found.push({ caller, acts, step: `refusable/${caller}` });
  if (ctx.facts.principals.reader) add('reader', actsIn(ctx.facts, 'reader'));
  const misplaced = tellsMemberships(ctx.facts) ? (['owner', 'human'] as const) : (['owner'] as const);
  for (const caller of misplaced) {
    const organization = await strangeTo(ctx, caller);
    if (organization !== undefined) add(caller, { organization });
  }
  return found;
}

/** An organization of which the caller is surely no member. Where the account read tells nothing, nobody tries. */
async function strangeTo(ctx: CheckContext, caller: 'owner' | 'human'): Promise<string | undefined> {
  try {
    return await strangeOrganization(ctx, caller);
  } catch (error) {
    if (!(error instanceof CaseStopped)) throw error;
    return undefined;
  }
}
