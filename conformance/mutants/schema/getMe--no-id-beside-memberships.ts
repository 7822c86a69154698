import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noIdBesideMemberships: Mutant = {
  id: 'schema/getMe--no-id-beside-memberships',
  clauses: ['account.profile'],
  check: 'schema/getMe',
  mistake: 'The id of the user is that of its memberships too, and is dropped as a repetition.',
  applyTo: (parts) => withRecord(parts, 'getMe', ({ id, ...user }) => (user.memberships ? user : { ...user, id })),
};
