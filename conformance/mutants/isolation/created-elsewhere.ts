import { createdElsewhere } from '../../checks/isolation/created-elsewhere.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withOrganizationOfTheBody, withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(createdElsewhere, {
  'webhooks-where-users-say': {
    breaks: ['isolation.writes'],
    mistake: 'The page sends the organization that a user has chosen, and a webhook hears its runs unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'createWebhook', isOfUser),
  },
  'uploads-where-users-say': {
    breaks: ['isolation.writes'],
    mistake: 'The page sends the organization that a user has chosen, and what is uploaded is kept there unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'createAssetUpload', isOfUser),
  },
  'folders-where-users-say': {
    breaks: ['isolation.writes'],
    mistake: 'The page sends the organization that a user has chosen, and a folder is made there unasked.',
    applyTo: (parts) => withTrustedHeader(parts, 'createAssetFolder', isOfUser),
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
  'assets-of-the-body': {
    breaks: ['isolation.writes'],
    mistake: 'An upload is written from its body field by field, and org_id is one of the fields of an asset.',
    applyTo: (parts) => withOrganizationOfTheBody(parts, 'createAssetUpload'),
  },
  'folders-of-the-body': {
    breaks: ['isolation.writes'],
    mistake: 'The body of a folder is laid over the new row, with whatever stands in it.',
    applyTo: (parts) => withOrganizationOfTheBody(parts, 'createAssetFolder'),
  },
  'folders-of-the-header': {
    breaks: ['isolation.writes'],
    mistake: 'A folder needs no scope, so that its creation goes by the header alone.',
    applyTo: (parts) => withTrustedHeader(parts, 'createAssetFolder'),
  },
  'webhooks-of-the-body': {
    breaks: ['isolation.writes'],
    mistake: 'The page for support may subscribe for any customer, and its field is open to everybody.',
    applyTo: (parts) => withOrganizationOfTheBody(parts, 'createWebhook'),
  },
  'webhooks-of-the-header': {
    breaks: ['isolation.writes'],
    mistake: 'A subscription is filed under the header, and nobody asks whether the caller belongs there.',
    applyTo: (parts) => withTrustedHeader(parts, 'createWebhook'),
  },
  'workflows-of-the-body': {
    breaks: ['isolation.writes'],
    mistake: 'A workflow is imported as it was exported, with the organization that it came from.',
    applyTo: (parts) => withOrganizationOfTheBody(parts, 'createGraphWorkflow'),
  },
});
