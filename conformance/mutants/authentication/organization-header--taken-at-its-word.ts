import type { Mutant } from '../mutant.ts';

export const takenAtItsWord: Mutant = {
  id: 'authentication/organization-header--taken-at-its-word',
  clauses: ['isolation.reads', 'isolation.lists', 'isolation.writes'],
  check: 'authentication/organization-header',
  mistake: 'The header decides where a request acts, and nobody asks whether the caller belongs there.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        const { organization, ...rest } = request;
        const caller = await parts.authorize(world, operation, rest, token);
        return organization === undefined ? caller : { ...caller, organization_id: organization };
      },
    };
  },
};
