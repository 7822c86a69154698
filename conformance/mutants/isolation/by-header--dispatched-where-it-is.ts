import type { Mutant } from '../mutant.ts';

export const dispatchedWhereItIs: Mutant = {
  id: 'isolation/by-header--dispatched-where-it-is',
  clauses: ['isolation.by-header'],
  check: 'isolation/by-header',
  mistake:
    'A dispatch acts in the organization that its path names, if the caller is a member, and with the scopes of there.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        if (operation.id !== 'dispatchGraphWorkflowRun') return parts.authorize(world, operation, request, token);
        const organizations = await parts.store.organizations();
        const named = organizations.find(({ slug }) => slug === request.path.owner);
        const memberships = await parts.store.membershipsOf(token.user_id);
        const is_own = memberships.some(({ organization_id }) => organization_id === named?.id);
        const { organization: _, ...rest } = request;
        return parts.authorize(world, operation, is_own ? { ...rest, organization: named!.id } : request, token);
      },
    };
  },
};
