import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const workflowsNameAModel: Mutant = {
  id: 'runs/one-kind--workflows-name-a-model',
  clauses: ['runs.one-kind'],
  check: 'runs/one-kind',
  mistake: 'The run of a workflow also names the model that its last node runs.',
  applyTo: (parts) =>
    withReadRun(parts, (run) =>
      run.model_id === null && run.nodes_completed === 3 ? { ...run, model_id: run.id } : run,
    ),
};
