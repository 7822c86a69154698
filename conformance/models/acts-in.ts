/**
 * In which organization a principal acts. An API key belongs to one; a user names it in a header, where the target file
 * gives one.
 */
import type { Facts } from '../suite/evidence.ts';
import type { PrincipalName } from '../target/target.ts';

/** To be spread into a request of that principal. Naming one's own organization is always permitted. */
export function actsIn(facts: Facts, principal: PrincipalName): { organization?: string } {
  const found = facts.principals[principal];
  const id = found?.kind === 'user' ? found.organization?.id : undefined;
  return id === undefined ? {} : { organization: id };
}

/**
 * The same for a request that names the organization of the owner, whoever sends it; undefined where the target file
 * does not give its id.
 */
export function namesOwner({ principals }: Facts): { organization: string } | undefined {
  const id = principals.owner?.organization?.id;
  return id === undefined ? undefined : { organization: id };
}

/** Principals of the owner's organization: its webhooks are told of their runs. */
export function isOfOwner({ principals }: Facts, principal: PrincipalName): boolean {
  const [own, other] = [principals.owner, principals[principal]].map((one) => one?.organization?.id);
  return principal === 'owner' || (own !== undefined && own === other);
}
