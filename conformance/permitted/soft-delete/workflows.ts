import { deletedWorkflows } from '../../checks/soft-delete/workflows.ts';
import { withShownRuns } from '../every-shown-run.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(deletedWorkflows, {
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
  'header-for-users-alone': {
    obeys: ['soft-delete.refused-keeps', 'workflows.deleted-not-dispatched'],
    what: 'An API key acts in its own organization, whatever the header says.',
    applyTo: (parts) => ({
      ...parts,
      authorize: (world, operation, request, token) =>
        parts.authorize(
          world,
          operation,
          token.kind === 'api_key' ? { ...request, organization: undefined } : request,
          token,
        ),
    }),
  },
  'deleted-with-a-receipt': {
    obeys: ['workflows.soft-delete', 'workflows.user-supplied'],
    what: 'The deletion of a workflow is accepted with 202 and a receipt, and cancels its runs; a second one finds nothing.',
    choices: {
      codes: {
        for: { deleteGraphWorkflow: { success: { deleted: { status: 202, body: { job: 'delete', state: 'done' } } } } },
      },
      deletion: { for: { deleteGraphWorkflow: { second: 'not_found' } } },
      workflows: { in_flight_on_delete: 'canceled' },
    },
  },
});
