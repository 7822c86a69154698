import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const anyOfYours: Mutant = {
  id: 'isolation/by-header--any-of-yours',
  clauses: ['isolation.by-header'],
  check: 'isolation/by-header',
  mistake: 'A workflow may be deleted by whoever is a member of its organization, whichever one the request names.',
  applyTo: (parts) =>
    withOrganization(parts, 'deleteGraphWorkflow', async ({ request }, { kind, user_id }) => {
      const workflow = await parts.store.workflow(request.path.id ?? '');
      const memberships = kind === 'user' ? await parts.store.membershipsOf(user_id) : [];
      const is_own = memberships.some(({ organization_id }) => organization_id === workflow?.record.org_id);
      return is_own ? workflow?.record.org_id : undefined;
    }),
};
