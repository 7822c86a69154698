import { balanceOfTheOrganization } from '../../checks/billing/organization-only.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(balanceOfTheOrganization, {
  'header-and-fields-ignored': {
    obeys: ['billing.organization-only', 'billing.invalid-refused'],
    what: 'The organization is that of the token whatever the request names; what is invalid is 409, and time is not looked at.',
    choices: {
      access: { for: { updateBalance: { organization_header: { elsewhere: 'ignored' } } } },
      codes: { for: { updateBalance: { unknown_body_field: 'ignored', refusal: { invalid: 409 } } } },
    },
  },
  'no-balance-elsewhere': {
    obeys: ['billing.refusal-changes-nothing'],
    what: 'Who names an organization without belonging to it is answered 404, as if there were no balance.',
    choices: { access: { for: { updateBalance: { organization_header: { not_member: 404 } } } } },
  },
});
