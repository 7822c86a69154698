import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const queuedInCapitals: Mutant = {
  id: 'runs/asynchronous--queued-in-capitals',
  clauses: ['runs.workflow-starts-queued'],
  check: 'runs/asynchronous',
  mistake: 'The dispatch of a workflow answers with the name of a constant in the place of its value.',
  applyTo: (parts) =>
    withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({
      ...record,
      status: String(record.status).toUpperCase(),
    })),
};
