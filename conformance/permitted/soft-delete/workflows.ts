import { deletedWorkflows } from '../../checks/soft-delete/workflows.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(deletedWorkflows, {
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
