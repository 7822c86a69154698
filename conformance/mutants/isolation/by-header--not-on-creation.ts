import type { Mutant } from '../mutant.ts';

export const headerNotOnCreation: Mutant = {
  id: 'isolation/by-header--not-on-creation',
  clauses: ['authentication.organization-header'],
  check: 'isolation/by-header',
  mistake: 'Creation takes the organization from the session of the user, as it did before there was a header.',
  applyTo(parts) {
    return {
      ...parts,
      authorize(world, operation, { organization, ...request }, token) {
        const heeds = operation.id !== 'createGraphWorkflow' && organization !== undefined;
        return parts.authorize(world, operation, heeds ? { ...request, organization } : request, token);
      },
    };
  },
};
