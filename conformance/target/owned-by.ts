/** The same target, whose owner is a user: what is there for user tokens alone shows where a user asks for everything. */
import { InputError } from '../../src/input/input-error.ts';
import type { Target } from './target.ts';

/** Principals that may stand for the owner: they act in its organization. */
export const owners = ['human', 'member'] as const;
export type OwnerName = (typeof owners)[number];

/**
 * The target with another of its principals in the place of the owner, whose requests then are that one's. The owner's
 * organization stays.
 * @throws InputError where the target file has no such principal, or it is of another organization
 */
export function ownedBy(target: Target, name: OwnerName): Target {
  const { owner } = target.principals;
  const found = target.principals[name];
  if (!found) throw new InputError(`--owner ${name}: the target has no principals.${name}`);
  const [own, other] = [owner, found].map((one) => one?.organization?.id);
  if (owner && other !== undefined && other !== own) {
    throw new InputError(
      `--owner ${name}: principals.${name}.organization.id is ${other}, and that of principals.owner is ${own}`,
    );
  }
  const organization = owner?.organization ?? found.organization;
  const stands_in = { kind: found.kind, token: found.token, ...(organization && { organization }) };
  return { ...target, principals: { ...target.principals, owner: stands_in }, owned_by: name };
}
