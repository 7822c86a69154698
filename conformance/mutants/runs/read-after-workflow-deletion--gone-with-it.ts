import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const goneWithIt: Mutant = {
  id: 'runs/read-after-workflow-deletion--gone-with-it',
  clauses: ['runs.read-after-workflow-deletion'],
  check: 'runs/read-after-workflow-deletion',
  mistake: 'Deleting a workflow deletes the runs that point at it.',
  applyTo: (parts) =>
    withLostRuns(parts, async ({ record }) => {
      const workflow = record.graph_workflow_id && (await parts.store.workflow(record.graph_workflow_id));
      return !workflow || workflow.record.deleted_at === null;
    }),
};
