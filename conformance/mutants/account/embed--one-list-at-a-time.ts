import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const oneListAtATime: Mutant = {
  id: 'account/embed--one-list-at-a-time',
  clauses: ['account.memberships-when-embedded'],
  check: 'account/embed',
  mistake: 'Of several names in embed, organizations are loaded first, and the memberships of the same query are lost.',
  applyTo: (parts) =>
    withRecord(parts, 'getMe', ({ memberships, ...profile }) =>
      profile.organizations === undefined ? { ...profile, ...(memberships !== undefined && { memberships }) } : profile,
    ),
};
