import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const dispatchedByItsPath: Mutant = {
  id: 'isolation/workflows--dispatched-by-its-path',
  clauses: ['isolation.writes'],
  check: 'isolation/workflows',
  mistake:
    'Whoever knows the path of a workflow may run it: it is looked up where its owner is, and that it is private is forgotten.',
  applyTo: (parts) =>
    withOrganization(parts, 'dispatchGraphWorkflowRun', async ({ request }) => {
      const organizations = await parts.store.organizations();
      return organizations.find(({ slug }) => slug === request.path.owner)?.id;
    }),
};
