import type { Mutant } from '../mutant.ts';

export const readWhereTheHeaderSays: Mutant = {
  id: 'authentication/organization-header--read-where-the-header-says',
  clauses: ['isolation.reads'],
  check: 'authentication/organization-header',
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
};
