import { ratedWithinOrganization } from '../../checks/feedback/organization-scoped.ts';
import { apart_from_lacking_scopes, withMembersOfBoth } from '../members-of-both.ts';
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
  'member-of-both': {
    obeys: ['feedback.organization-scoped', 'isolation.reads', 'isolation.writes', 'billing.organization-only'],
    what: 'The user belongs to the outsider’s organization as well, and may do there what it may do in its own.',
    applyTo: (parts) => withMembersOfBoth(parts),
  },
  'member-of-both-shows-one': {
    obeys: ['feedback.organization-scoped', 'account.scopes-listed', 'isolation.reads', 'isolation.writes'],
    what: 'The user belongs to the outsider’s organization as well, and the account shows the membership in which the request acts.',
    // An account read that ignored the header would list the membership in the other one nowhere.
    rests_on: ['access.organization_header'],
    apart: {
      'feedback/organization-scoped--member-of-both': 'all memberships are shown there',
      ...apart_from_lacking_scopes,
    },
    applyTo: (parts) => withMembersOfBoth(parts, ({ org }, acts_in) => org.id === acts_in),
  },
});
