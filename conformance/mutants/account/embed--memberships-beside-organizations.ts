import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const membershipsBesideOrganizations: Mutant = {
  id: 'account/embed--memberships-beside-organizations',
  clauses: ['account.embed', 'account.memberships-when-embedded'],
  check: 'account/embed',
  mistake: 'Whoever embeds organizations is shown the memberships as an empty list, to save room.',
  applyTo(parts) {
    return withRecord(parts, 'getMe', (me) => (me.organizations && me.memberships ? { ...me, memberships: [] } : me));
  },
};
