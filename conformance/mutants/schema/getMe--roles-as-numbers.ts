import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const rolesAsNumbers: Mutant = {
  id: 'schema/getMe--roles-as-numbers',
  clauses: ['types.code-string'],
  check: 'schema/getMe',
  mistake: 'Roles are numbers in the database, and only the first membership is shown by its word.',
  applyTo: (parts) =>
    withRecord(parts, 'getMe', (user) => withMembers(user, 'memberships', (one) => ({ ...one, role_code: 2 }))),
};
