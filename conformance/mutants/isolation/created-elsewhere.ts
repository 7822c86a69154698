import { createdElsewhere } from '../../checks/isolation/created-elsewhere.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withOrganizationOfTheBody, withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(createdElsewhere, {
  'uploads-where-users-say': {
    breaks: ['isolation.writes'],
    mistake: 'The page sends the organization that a user has chosen, and what is uploaded is kept there unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'createAssetUpload', isOfUser),
  },
  'told-from-the-last-customer-to-people': {
    breaks: ['isolation.writes'],
    mistake:
      'The console answers from an object that all requests share, in which the organization of the last key stands.',
    applyTo(parts) {
      let last: unknown;
      return withRecord(parts, 'createAssetFolder', (folder, { caller }) => {
        if (caller?.kind === 'user') return { ...folder, org_id: last ?? folder.org_id };
        last = folder.org_id;
        return folder;
      });
    },
  },
  'workflows-of-the-body': {
    breaks: ['isolation.writes'],
    mistake: 'A workflow is imported as it was exported, with the organization that it came from.',
    applyTo: (parts) => withOrganizationOfTheBody(parts, 'createGraphWorkflow'),
  },
});
