import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const membershipsAsObject: Mutant = {
  id: 'schema/getMe--memberships-as-object',
  clauses: ['types.user-profile-fields'],
  check: 'schema/getMe',
  mistake: 'Memberships are keyed by organization, as they are in memory.',
  applyTo: (parts) =>
    withRecord(parts, 'getMe', ({ memberships, ...user }) => {
      if (!Array.isArray(memberships)) return user;
      return { ...user, memberships: Object.fromEntries(memberships.map((each) => [each.org.id, each])) };
    }),
};
