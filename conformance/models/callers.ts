/** The callers of what anybody may do: the owner, a user of the owner's organization, and somebody of another one. */
import { chosen } from '../../src/choices/chosen.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Facts } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import type { PrincipalName, RunFixture } from '../target/target.ts';
import { isOfOwner } from './acts-in.ts';
import { isRefused, isSuccess, saysNotThere, statusOf } from './steps.ts';

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
 * themselves is not there, to one who was granted the operation on something else or by what can say nothing else.
 */
export function refusedToOther(by: Caller, exchanges: readonly (Exchange | undefined)[]): Stop | undefined {
  const mayDo = ({ request }: Exchange) =>
    exchanges.some((one) => isSuccess(one) && one?.request.operation === request.operation);
  const refused = exchanges.find((one) => one && isRefused(one) && !saysNotThere(one, mayDo(one)));
  if (by === 'owner' || !refused) return undefined;
  const reason = `${caller_words[by]} is refused ${refused.request.operation} (${statusOf(refused)}), as may be`;
  return { verdict: 'not-claimed', reason };
}

/** Of inputs that name nothing. */
const plain_types: readonly string[] = ['number', 'boolean'];

/**
 * A dispatch that the owner is given may be wrong for another caller: an asset or the like in its inputs may be none of
 * the caller's, another organization may have other bounds for numbers, and a lack of credits may be told by the same
 * status.
 */
export function mayBeWrongFor(
  facts: Facts,
  by: PrincipalName,
  operation: OperationId,
  { input = {}, text_field }: Partial<RunFixture> = {},
): boolean {
  const is_own = isOfOwner(facts, by);
  const is_plain = Object.keys(input).every(
    (name) => name === text_field || (is_own && plain_types.includes(typeof input[name])),
  );
  return !is_plain || mayLackCredits(facts, by, operation);
}

/**
 * A dispatch may be refused as invalid because the organization cannot pay for it. The credits of others than the
 * owner's are not known, so that the target must tell how it refuses for want of them; a user whose organization is not
 * known may have to name it.
 */
function mayLackCredits(facts: Facts, by: PrincipalName, operation: OperationId): boolean {
  if (isOfOwner(facts, by)) return false;
  const { kind, organization } = facts.principals[by] ?? {};
  const is_told = chosen(facts.choices, 'codes.refusal', operation)?.insufficient_balance !== undefined;
  return !is_told || (kind === 'user' && organization === undefined);
}
