import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const onceForEachRole: Mutant = {
  id: 'account/scopes-listed--once-for-each-role',
  clauses: ['account.scopes-listed'],
  check: 'account/scopes-listed',
  mistake:
    'Memberships are joined with the roles of the organization, and members of two of them are listed once for each.',
  applyTo: (parts) =>
    withRecord(parts, 'getMe', (profile) => {
      const memberships: unknown = profile.memberships;
      if (!Array.isArray(memberships) || memberships.length < 2) return profile;
      return { ...profile, memberships: [...memberships, memberships[0]] };
    }),
};
