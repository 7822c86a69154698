import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const workflowDeletedByIdAlone: Mutant = {
  id: 'isolation/workflows--deleted-by-id-alone',
  clauses: ['isolation.writes'],
  check: 'isolation/workflows',
  mistake: 'The workflow is looked up by its id, and nobody compares its organization with that of the caller.',
  applyTo: (parts) =>
    withOrganization(parts, 'deleteGraphWorkflow', async ({ request }) => {
      return (await parts.store.workflow(request.path.id ?? ''))?.record.org_id;
    }),
};
