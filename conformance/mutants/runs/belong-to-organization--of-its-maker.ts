import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const organizationOfItsMaker: Mutant = {
  id: 'runs/belong-to-organization--of-its-maker',
  clauses: ['runs.belong-to-organization'],
  check: 'runs/belong-to-organization',
  mistake: 'A run of a workflow is put down to whoever made it, as a user and not as an organization.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => (run.graph_workflow_id === null ? run : { ...run, org_id: run.created_by })),
};
