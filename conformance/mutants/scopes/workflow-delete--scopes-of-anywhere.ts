import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';
import { mayAnywhere } from '../scopes-of-anywhere.ts';

export const deleteScopesOfAnywhere: Mutant = {
  id: 'scopes/workflow-delete--scopes-of-anywhere',
  clauses: ['scopes.per-organization'],
  check: 'scopes/workflow-delete',
  mistake: 'A user who may delete somewhere is taken for one who may delete.',
  applyTo: (parts) => withoutScope(parts, 'deleteGraphWorkflow', mayAnywhere),
};
