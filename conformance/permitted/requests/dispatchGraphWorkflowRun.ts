import { requestCheck } from '../../checks/requests/operation.ts';
import { withOwner } from '../../mutants/workflows/other-owners.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('dispatchGraphWorkflowRun'), {
  'owner-by-any-of-its-names': {
    obeys: ['workflows.dispatch-path'],
    choices: { workflows: { owner: 'organization_slug' } },
    what: 'The owner in the path is the slug of the organization in either case, its id, or the word for the caller’s own.',
    applyTo: (parts) =>
      withOwner(parts, (owner, { id, slug }) =>
        [id, slug.toLowerCase(), 'me'].includes(owner.toLowerCase()) ? slug : owner,
      ),
  },
});
