import { callerOf } from '../../../src/server/parts.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('dispatchGraphWorkflowRun'), {
  'owner-by-any-of-its-names': {
    obeys: ['workflows.dispatch-path'],
    choices: { workflows: { owner: 'organization_slug' } },
    what: 'The owner in the path is the slug of the organization in either case, its id, or the word for the caller’s own.',
    applyTo: (parts) =>
      withHandlers(parts, ({ dispatchGraphWorkflowRun }) => ({
        async dispatchGraphWorkflowRun(call) {
          const { id, slug } = (await parts.store.organization(callerOf(call).organization_id))!;
          const { owner = '' } = call.request.path;
          const is_meant = [id, slug.toLowerCase(), 'me'].includes(owner.toLowerCase());
          const path = { ...call.request.path, ...(is_meant && { owner: slug }) };
          return dispatchGraphWorkflowRun({ ...call, request: { ...call.request, path } });
        },
      })),
  },
});
