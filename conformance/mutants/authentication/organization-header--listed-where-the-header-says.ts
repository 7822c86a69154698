import type { Mutant } from '../mutant.ts';

export const listedWhereTheHeaderSays: Mutant = {
  id: 'authentication/organization-header--listed-where-the-header-says',
  clauses: ['isolation.lists'],
  check: 'authentication/organization-header',
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
};
