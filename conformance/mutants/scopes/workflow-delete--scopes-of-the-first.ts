import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';

export const scopesOfTheFirst: Mutant = {
  id: 'scopes/workflow-delete--scopes-of-the-first',
  clauses: ['scopes.per-organization'],
  check: 'scopes/workflow-delete',
  mistake: 'A session has the scopes of the membership that it began with, wherever it acts afterwards.',
  applyTo: (parts) =>
    withoutScope(parts, 'deleteGraphWorkflow', async ({ kind, user_id }) => {
      if (kind !== 'user') return false;
      const [first] = await parts.store.membershipsOf(user_id);
      return first?.scopes.includes('graph-workflows:delete') ?? false;
    }),
};
