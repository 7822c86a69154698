/** Who does what any caller may do: the owner, a user of the owner's organization, and somebody of another one. */
import type { Facts } from '../suite/evidence.ts';

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
