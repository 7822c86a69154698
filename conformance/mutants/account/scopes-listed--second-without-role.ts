import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const secondWithoutRole: Mutant = {
  id: 'account/scopes-listed--second-without-role',
  clauses: ['account.scopes-listed'],
  check: 'account/scopes-listed',
  mistake: 'The role is known of the organization in which one acts.',
  applyTo(parts) {
    return withRecord(parts, 'getMe', (me) => {
      if (!Array.isArray(me.memberships)) return me;
      return {
        ...me,
        memberships: me.memberships.map((one, index) => (index === 0 ? one : { ...one, role_code: '' })),
      };
    });
  },
};
