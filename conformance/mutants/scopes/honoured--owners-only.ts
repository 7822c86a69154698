import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const ownersOnly: Mutant = {
  id: 'scopes/honoured--owners-only',
  clauses: ['account.scopes-honoured'],
  check: 'scopes/honoured',
  mistake: 'Deleting is for owners, whatever else a member has been given.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        const caller = await parts.authorize(world, operation, request, token);
        if (operation.id !== 'deleteGraphWorkflow' || token.kind !== 'user') return caller;
        const memberships = await parts.store.membershipsOf(token.user_id);
        const here = memberships.find(({ organization_id }) => organization_id === caller.organization_id);
        if (here?.role_code !== 'owner') throw new Refused('missing_scope');
        return caller;
      },
    };
  },
};
