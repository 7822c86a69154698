import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const workflowForItsRun: Mutant = {
  id: 'events/run-id-is-the-run--workflow-for-its-run',
  clauses: ['events.run-id-is-the-run'],
  check: 'events/run-id-is-the-run',
  mistake: 'The callback of a workflow names the workflow in the place of its run.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }, { graph_workflow_id }) =>
      channel === 'callback' && graph_workflow_id !== null ? { ...payload, run_id: graph_workflow_id } : payload,
    ),
};
