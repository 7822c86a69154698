import { readAfterWorkflowDeletion } from '../../checks/runs/read-after-workflow-deletion.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(readAfterWorkflowDeletion, {
  'workflow-left-out-once-deleted': {
    obeys: ['runs.read-after-workflow-deletion'],
    what: 'A run of a deleted workflow keeps naming it and embeds it no more; runs under way are canceled with it.',
    choices: { workflows: { in_flight_on_delete: 'canceled' } },
    applyTo: (parts) =>
      withShownRuns(parts, (run) => {
        const { deleted_at = null } = (run.graph_workflow ?? {}) as { deleted_at?: unknown };
        return deleted_at === null ? run : { ...run, graph_workflow: null };
      }),
  },
});
