import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const answeredAsCompleted: Mutant = {
  id: 'runs/asynchronous--answered-as-completed',
  clauses: ['runs.asynchronous'],
  check: 'runs/asynchronous',
  mistake: 'The dispatch of a workflow answers with the status that its run is going to have.',
  applyTo: (parts) => withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: 'completed' })),
};
