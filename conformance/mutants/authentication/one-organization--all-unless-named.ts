import { withAllMemberships } from '../all-memberships.ts';
import type { Mutant } from '../mutant.ts';

export const allUnlessNamed: Mutant = {
  id: 'authentication/one-organization--all-unless-named',
  clauses: ['authentication.one-organization'],
  check: 'authentication/one-organization',
  mistake: 'Whoever names no organization is shown the assets of all of theirs, as if none were a filter left open.',
  applyTo: (parts) => withAllMemberships(parts, ({ request }) => request.organization === undefined),
};
