import { ratedWithinOrganization } from '../../checks/feedback/organization-scoped.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(ratedWithinOrganization, {
  'header-unread-on-ratings': {
    obeys: ['feedback.organization-scoped', 'access.organization-header'],
    what: 'A rating is about a run of the organization of the token, whichever the header names: of the own run it is taken.',
    choices: { access: { for: { rateRun: { organization_header: { elsewhere: 'ignored' } } } } },
  },
  'strangers-are-nobody': {
    obeys: ['feedback.organization-scoped', 'feedback.refusal-changes-nothing'],
    what: 'A person of another organization who rates a run is refused as if the token were none.',
    choices: { codes: { for: { rateRun: { foreign_record: 401 } } } },
  },
});
