import { withMembers } from '../changed-members.ts';
import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const workflowUnderItsVersion: Mutant = {
  id: 'runs/embedded-parts--workflow-under-its-version',
  clauses: ['runs.embedded-target-matches'],
  check: 'runs/embedded-parts',
  mistake: 'The workflow within a run is the version that was run, under the id of that version.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => withMembers(run, 'graph_workflow', (workflow) => ({ ...workflow, id: run.id }))),
};
