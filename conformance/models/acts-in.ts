/** In which organization a principal acts: a user has no key to say it, so the header does where the target file names one. */
import type { Facts } from '../suite/evidence.ts';
import type { PrincipalName } from '../target/target.ts';

/** To be spread into a request of that principal. Naming one's own organization is always permitted. */
export function actsIn(facts: Facts, principal: PrincipalName): { organization?: string } {
  const found = facts.principals[principal];
  const id = found?.kind === 'user' ? found.organization?.id : undefined;
  return id === undefined ? {} : { organization: id };
}
