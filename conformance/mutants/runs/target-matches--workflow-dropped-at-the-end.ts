import type { Mutant } from '../mutant.ts';
import { isEnded, withReadRun } from './changed-runs.ts';

export const workflowDroppedAtTheEnd: Mutant = {
  id: 'runs/target-matches--workflow-dropped-at-the-end',
  clauses: ['runs.target-matches'],
  check: 'runs/target-matches',
  mistake: 'When its run ends, a workflow is put down as the model that was run.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => {
      if (run.graph_workflow_id === null || !isEnded(run)) return run;
      return { ...run, model_id: run.graph_workflow_id, graph_workflow_id: null };
    }),
};
