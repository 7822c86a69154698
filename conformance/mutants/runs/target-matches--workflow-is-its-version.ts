import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const workflowIsItsVersion: Mutant = {
  id: 'runs/target-matches--workflow-is-its-version',
  clauses: ['runs.target-matches'],
  check: 'runs/target-matches',
  mistake: 'A run of a workflow names the version that was run, which has an id of its own.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => (run.graph_workflow_id === null ? run : { ...run, graph_workflow_id: run.id })),
};
