import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noOrganizationsForMembersOfTwo: Mutant = {
  id: 'account/embed--no-organizations-for-members-of-two',
  clauses: ['account.embed'],
  check: 'account/embed',
  mistake:
    'The organizations of a user are joined through the one the user belongs to, which finds none for members of two.',
  applyTo: (parts) =>
    withRecord(parts, 'getMe', (profile) => {
      const { organizations } = profile;
      const is_of_two = Array.isArray(organizations) && organizations.length > 1;
      return is_of_two ? { ...profile, organizations: [] } : profile;
    }),
};
