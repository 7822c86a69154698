import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const workflowRunsElsewhere: Mutant = {
  id: 'runs/read--workflow-runs-elsewhere',
  clauses: ['runs.read-serves-both-kinds'],
  check: 'runs/read',
  mistake: 'Runs of workflows are kept in a table of their own, where the read of runs does not look.',
  applyTo: (parts) => withLostRuns(parts, ({ record }) => record.graph_workflow_id === null),
};
