import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';

export const keysMayAll: Mutant = {
  id: 'scopes/workflow-create--keys-may-all',
  clauses: ['scopes.workflow-create'],
  check: 'scopes/workflow-create',
  mistake: 'Scopes are thought of as something that people have, and a key may do whatever its organization may.',
  applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', ({ kind }) => kind === 'api_key'),
};
