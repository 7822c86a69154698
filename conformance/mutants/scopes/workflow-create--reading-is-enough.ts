import type { Mutant } from '../mutant.ts';
import { withoutScope } from '../other-callers.ts';

export const readingIsEnough: Mutant = {
  id: 'scopes/workflow-create--reading-is-enough',
  clauses: ['scopes.workflow-create'],
  check: 'scopes/workflow-create',
  mistake: 'The guard compares the word before the colon alone: whoever may read workflows may make them.',
  applyTo: (parts) => withoutScope(parts, 'createGraphWorkflow', ({ kind }) => kind === 'api_key'),
};
