/** Who does what any caller may do: the owner, a user of the owner's organization, and somebody of another one. */
import { chosen } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import type { PrincipalName } from '../target/target.ts';
import { isOfOwner } from './acts-in.ts';
import { isRefused, statusOf } from './steps.ts';

export type Caller = 'owner' | 'human' | 'outsider';

/** Those that the target file names, the owner first. */
export function callersOf({ principals }: Facts): readonly Caller[] {
  return (['owner', 'human', 'outsider'] as const).filter((name) => name === 'owner' || principals[name]);
}

/** For reasons why something was not judged. */
export const caller_words: Readonly<Record<Caller, string>> = {
  owner: 'the owner',
  human: 'a user of the owner’s organization',
  outsider: 'the key of another organization',
};

/**
 * Others need not be allowed what the owner is: a refusal to them shows nothing, unless it says that what they made
 * themselves is not there.
 */
export function refusedToOther(by: Caller, exchanges: readonly (Exchange | undefined)[]): Stop | undefined {
  const refused = exchanges.find((one) => isRefused(one) && one?.received?.status !== 404);
  if (by === 'owner' || !refused) return undefined;
  const reason = `${caller_words[by]} is refused ${refused.request.operation} (${statusOf(refused)}), as may be`;
  return { verdict: 'not-claimed', reason };
}

/**
 * Whether a dispatch may be refused as invalid to that caller because the organization cannot pay for it. What another
 * organization than the owner's can pay for is not known, so that the target must tell what it answers where it cannot;
 * a user whose organization is not known may have to name it.
 */
export function mayLackCredits(facts: Facts, by: PrincipalName, operation: OperationId): boolean {
  if (isOfOwner(facts, by)) return false;
  const { kind, organization } = facts.principals[by] ?? {};
  const is_told = chosen(facts.choices, 'codes.refusal', operation)?.insufficient_balance !== undefined;
  return !is_told || (kind === 'user' && organization === undefined);
}
