import type { Mutant } from '../mutant.ts';
import { isEnded, withLostRuns } from './changed-runs.ts';

export const goneAtItsEnd: Mutant = {
  id: 'runs/read-after-workflow-deletion--gone-at-its-end',
  clauses: ['runs.read-after-workflow-deletion'],
  check: 'runs/read-after-workflow-deletion',
  mistake: 'A run that ends when its workflow is gone has nowhere to be kept.',
  applyTo: (parts) =>
    withLostRuns(parts, async ({ record }) => {
      const workflow = record.graph_workflow_id && (await parts.store.workflow(record.graph_workflow_id));
      if (!workflow || workflow.record.deleted_at === null || !isEnded(record)) return true;
      return String(record.completed_at) <= workflow.record.deleted_at;
    }),
};
