import { oneOrganization } from '../../checks/authentication/one-organization.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(oneOrganization, {
  'people-must-say-where': {
    obeys: ['authentication.one-organization'],
    what: 'A person who names no organization acts in none, and is refused everywhere, the account read too.',
    choices: {
      access: { user_default_organization: 'refused', organization_header: { not_member: 400, malformed: 422 } },
    },
  },
});
