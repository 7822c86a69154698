import type { Mutant } from '../mutant.ts';

export const deletedWhereTheHeaderSays: Mutant = {
  id: 'authentication/organization-header--deleted-where-the-header-says',
  clauses: ['isolation.writes'],
  check: 'authentication/organization-header',
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
};
