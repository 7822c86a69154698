import type { Parts } from '../../../src/server/parts.ts';
import { organizationHeader } from '../../checks/authentication/organization-header.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const mutants = mutantsOf(organizationHeader, {
  'deleted-where-the-header-says': {
    breaks: ['isolation.writes'],
    mistake: 'A deletion looks for the asset in the organization of the header, before the caller is looked at.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const { organization, ...rest } = request;
        if (operation.id !== 'deleteAsset' || organization === undefined) {
          return parts.authorize(world, operation, request, token);
        }
        return { ...(await parts.authorize(world, operation, rest, token)), organization_id: organization };
      },
    }),
  },
  'listed-where-the-header-says': {
    breaks: ['isolation.lists'],
    mistake: 'The list takes its organization from the header, before anybody asks whether the caller belongs there.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const { organization, ...rest } = request;
        if (operation.id !== 'listAssets' || organization === undefined) {
          return parts.authorize(world, operation, request, token);
        }
        return { ...(await parts.authorize(world, operation, rest, token)), organization_id: organization };
      },
    }),
  },
  'read-where-the-header-says': {
    breaks: ['isolation.reads'],
    mistake: 'The read of one asset trusts the header alone, since an id cannot be guessed.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const { organization, ...rest } = request;
        if (operation.id !== 'getAsset' || organization === undefined) {
          return parts.authorize(world, operation, request, token);
        }
        return { ...(await parts.authorize(world, operation, rest, token)), organization_id: organization };
      },
    }),
  },
  'sessions-only': {
    breaks: ['isolation.writes'],
    mistake:
      'Uploads come in through a service of their own, which trusts the header as it was trusted inside the company.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const { organization, ...rest } = request;
        if (operation.id !== 'createAssetUpload' || organization === undefined) {
          return parts.authorize(world, operation, request, token);
        }
        return { ...(await parts.authorize(world, operation, rest, token)), organization_id: organization };
      },
    }),
  },
  'taken-at-its-word': {
    breaks: ['isolation.reads', 'isolation.lists', 'isolation.writes'],
    mistake: 'The header decides where a request acts, and nobody asks whether the caller belongs there.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const { organization, ...rest } = request;
        const caller = await parts.authorize(world, operation, rest, token);
        return organization === undefined ? caller : { ...caller, organization_id: organization };
      },
    }),
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
