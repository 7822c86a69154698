import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const namesOfUserAsObject: Mutant = {
  id: 'schema/getAsset--names-of-the-user-as-object',
  clauses: ['types.minimal-user-fields'],
  check: 'schema/getAsset',
  mistake: 'The identity provider keeps names in parts, and they are passed on.',
  applyTo: (parts) =>
    withRecord(parts, 'getAsset', (asset) =>
      withMembers(asset, 'created_by_user', (user) => ({ ...user, first_name: { given: user.first_name } })),
    ),
};
