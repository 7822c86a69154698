import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const workflowsAtAnotherPath: Mutant = {
  id: 'requests/createGraphWorkflow--at-another-path',
  clauses: ['workflows.prefix'],
  check: 'requests/createGraphWorkflow',
  mistake: 'The routes are mounted below another prefix.',
  applyTo: (parts) => withRefusal(parts, 'createGraphWorkflow', () => true, 'unknown_route'),
};
