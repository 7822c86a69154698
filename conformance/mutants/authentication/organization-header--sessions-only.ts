import type { Mutant } from '../mutant.ts';

export const sessionsOnly: Mutant = {
  id: 'authentication/organization-header--sessions-only',
  clauses: ['isolation.writes'],
  check: 'authentication/organization-header',
  mistake:
    'Uploads come in through a service of their own, which trusts the header as it was trusted inside the company.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        const { organization, ...rest } = request;
        if (operation.id !== 'createAssetUpload' || organization === undefined) {
          return parts.authorize(world, operation, request, token);
        }
        return { ...(await parts.authorize(world, operation, rest, token)), organization_id: organization };
      },
    };
  },
};
