import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const modelRunsElsewhere: Mutant = {
  id: 'runs/read--model-runs-elsewhere',
  clauses: ['runs.read-serves-both-kinds'],
  check: 'runs/read',
  mistake: 'The read of runs moved to the service of workflows, and finds no run of a model any more.',
  applyTo: (parts) => withLostRuns(parts, ({ record }) => record.graph_workflow_id !== null),
};
