import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const unusedWorkflowsKept: Mutant = {
  id: 'requests/deleteGraphWorkflow--unused-ones-kept',
  clauses: ['workflows.soft-delete'],
  check: 'requests/deleteGraphWorkflow',
  mistake: 'A workflow that never ran cannot be archived, thinks whoever archives runs.',
  applyTo: (parts) => withRefusal(parts, 'deleteGraphWorkflow', () => true, 'conflict'),
};
