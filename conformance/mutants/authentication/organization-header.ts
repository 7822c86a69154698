import type { Parts } from '../../../src/server/parts.ts';
import { organizationHeader } from '../../checks/authentication/organization-header.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization, withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(organizationHeader, {
  'deleted-where-the-header-says': {
    breaks: ['isolation.writes'],
    mistake: 'A deletion looks for the asset in the organization of the header, before the caller is looked at.',
    applyTo: (parts) => withTrustedHeader(parts, 'deleteAsset'),
  },
  'listed-where-the-header-says': {
    breaks: ['isolation.lists'],
    mistake: 'The list takes its organization from the header, before anybody asks whether the caller belongs there.',
    applyTo: (parts) => withTrustedHeader(parts, 'listAssets'),
  },
  'read-where-the-header-says': {
    breaks: ['isolation.reads'],
    mistake: 'The read of one asset trusts the header alone, since an id cannot be guessed.',
    applyTo: (parts) => withTrustedHeader(parts, 'getAsset'),
  },
  'sessions-only': {
    breaks: ['isolation.writes'],
    mistake:
      'Uploads come in through a service of their own, which trusts the header as it was trusted inside the company.',
    applyTo: (parts) => withTrustedHeader(parts, 'createAssetUpload'),
  },
  'taken-at-its-word': {
    breaks: ['isolation.reads', 'isolation.lists', 'isolation.writes'],
    mistake: 'The header decides where a request acts, and nobody asks whether the caller belongs there.',
    applyTo: (parts) => withTrustedHeader(parts, null),
  },
  'workflows-misplaced': {
    breaks: ['isolation.writes'],
    mistake: 'The organization of a new workflow is copied from the header, and only its name is looked up.',
    applyTo(parts) {
      const guarded: Parts = {
        ...parts,
        authorize(world, operation, { organization, ...rest }, token) {
          const is_create = operation.id === 'createGraphWorkflow' || organization === undefined;
          return parts.authorize(world, operation, is_create ? rest : { ...rest, organization }, token);
        },
      };
      return withOrganization(guarded, 'createGraphWorkflow', async ({ request }) => request.organization);
    },
  },
});
