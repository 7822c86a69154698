import { ratedWithinOrganization } from '../../checks/feedback/organization-scoped.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(ratedWithinOrganization, {
  'strangers-are-nobody': {
    obeys: ['feedback.organization-scoped', 'feedback.refusal-changes-nothing'],
    what: 'A person of another organization who rates a run is refused as if the token were none.',
    choices: { codes: { for: { rateRun: { foreign_record: 401 } } } },
  },
});
