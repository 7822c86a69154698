import { withAllMemberships } from '../all-memberships.ts';
import type { Mutant } from '../mutant.ts';

export const namedComesOnTop: Mutant = {
  id: 'authentication/one-organization--named-comes-on-top',
  clauses: ['authentication.one-organization'],
  check: 'authentication/one-organization',
  mistake: 'The organization that the header names is added to those that are shown, in place of choosing one.',
  applyTo: (parts) => withAllMemberships(parts, ({ request }) => request.organization !== undefined),
};
