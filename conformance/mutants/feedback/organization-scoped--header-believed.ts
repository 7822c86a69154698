import type { Mutant } from '../mutant.ts';

export const organizationHeaderBelieved: Mutant = {
  id: 'feedback/organization-scoped--header-believed',
  clauses: ['feedback.organization-scoped'],
  check: 'feedback/organization-scoped',
  mistake: 'The organization that a rating names in its header is acted in, whether the person belongs to it or not.',
  applyTo: (parts) => ({
    ...parts,
    async authorize(world, operation, request, token) {
      const { organization: named, ...own } = request;
      if (operation.id !== 'rateRun' || named === undefined) return parts.authorize(world, operation, request, token);
      return { ...(await parts.authorize(world, operation, own, token)), organization_id: named.toLowerCase() };
    },
  }),
};
