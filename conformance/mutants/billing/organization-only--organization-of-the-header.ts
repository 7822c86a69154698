import type { Mutant } from '../mutant.ts';

export const organizationOfTheHeader: Mutant = {
  id: 'billing/organization-only--organization-of-the-header',
  clauses: ['billing.organization-only'],
  check: 'billing/organization-only',
  mistake: 'Billing reads the header by itself, and does not ask for the membership.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        if (operation.id !== 'updateBalance') return parts.authorize(world, operation, request, token);
        const { organization, ...own } = request;
        const caller = await parts.authorize(world, operation, own, token);
        return { ...caller, organization_id: organization ?? caller.organization_id };
      },
    };
  },
};
