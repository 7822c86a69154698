import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const runningAtOnce: Mutant = {
  id: 'runs/asynchronous--running-at-once',
  clauses: ['runs.workflow-starts-queued'],
  check: 'runs/asynchronous',
  mistake: 'A worker is free most of the time, so that the dispatch of a workflow says that its run is running.',
  applyTo: (parts) => withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: 'running' })),
};
