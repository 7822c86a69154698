import type { Mutant } from '../mutant.ts';
import { withLostRuns } from './changed-runs.ts';

export const endedBeforeIt: Mutant = {
  id: 'runs/read-after-workflow-deletion--ended-before-it',
  clauses: ['runs.read-after-workflow-deletion'],
  check: 'runs/read-after-workflow-deletion',
  mistake: 'A deletion takes the runs that had ended with it, and leaves those that are under way.',
  applyTo: (parts) =>
    withLostRuns(parts, async ({ record }) => {
      const workflow = record.graph_workflow_id && (await parts.store.workflow(record.graph_workflow_id));
      if (!workflow || workflow.record.deleted_at === null || record.completed_at === null) return true;
      return Date.parse(record.completed_at) > Date.parse(workflow.record.deleted_at);
    }),
};
