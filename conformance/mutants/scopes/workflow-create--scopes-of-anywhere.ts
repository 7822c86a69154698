import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';
import { mayAnywhere } from '../scopes-of-anywhere.ts';

export const scopesOfAnywhere: Mutant = {
  id: 'scopes/workflow-create--scopes-of-anywhere',
  clauses: ['scopes.per-organization'],
  check: 'scopes/workflow-create',
  mistake: 'The scopes of all memberships of a user are put into the token when it is issued.',
  applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', mayAnywhere),
};
