import { withAllMemberships } from '../all-memberships.ts';
import type { Mutant } from '../mutant.ts';

export const allMemberships: Mutant = {
  id: 'authentication/one-organization--all-memberships',
  clauses: ['authentication.one-organization'],
  check: 'authentication/one-organization',
  mistake: 'The list joins over the memberships of the user, and shows the assets of each of them.',
  applyTo: (parts) => withAllMemberships(parts, () => true),
};
