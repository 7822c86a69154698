import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';

export const readingIsEnoughToDelete: Mutant = {
  id: 'scopes/workflow-delete--reading-is-enough',
  clauses: ['scopes.workflow-delete'],
  check: 'scopes/workflow-delete',
  mistake: 'The scope of a route is read from the folder of its handler, where the first one is that of reading.',
  applyTo: (parts) =>
    withoutScope(parts, 'deleteGraphWorkflow', ({ scopes }) => scopes.includes('graph-workflows:read')),
};
