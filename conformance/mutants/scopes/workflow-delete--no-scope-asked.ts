import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';

export const noScopeAsked: Mutant = {
  id: 'scopes/workflow-delete--no-scope-asked',
  clauses: ['scopes.workflow-delete'],
  check: 'scopes/workflow-delete',
  mistake: 'The scope was given to the form that deletes, and forgotten for the operation.',
  applyTo: (parts) => withoutScope(parts, 'deleteGraphWorkflow', ({ kind }) => kind === 'api_key'),
};
