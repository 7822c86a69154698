import { createdElsewhere } from '../../checks/isolation/created-elsewhere.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(createdElsewhere, {
  'nobody-reads-that': {
    obeys: ['isolation.writes'],
    what: 'The header counts on workflows alone, and fields that nobody knows are ignored: what names another organization is made in the own one.',
    choices: {
      codes: { unknown_body_field: 'ignored' },
      access: { organization_header: { not_member: 404, malformed: 400, elsewhere: 'ignored' } },
    },
  },
});
