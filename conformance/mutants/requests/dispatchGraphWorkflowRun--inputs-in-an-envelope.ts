import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const workflowInputsInAnEnvelope: Mutant = {
  id: 'requests/dispatchGraphWorkflowRun--inputs-in-an-envelope',
  clauses: ['workflows.dispatch-body'],
  check: 'requests/dispatchGraphWorkflowRun',
  mistake: 'Inputs of workflows are expected under a member of their own, unlike those of models.',
  applyTo: (parts) => withRefusal(parts, 'dispatchGraphWorkflowRun', (_, body) => !('inputs' in body)),
};
