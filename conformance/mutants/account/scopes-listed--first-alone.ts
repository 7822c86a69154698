import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const firstMembershipAlone: Mutant = {
  id: 'account/scopes-listed--first-alone',
  clauses: ['account.scopes-listed'],
  check: 'account/scopes-listed',
  mistake: 'The membership in which one acts by default is shown, and no others.',
  applyTo(parts) {
    return withRecord(parts, 'getMe', (me) => {
      return Array.isArray(me.memberships) ? { ...me, memberships: me.memberships.slice(0, 1) } : me;
    });
  },
};
