import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const embeddingById: Mutant = {
  id: 'isolation/filters--embedding-by-id',
  clauses: ['isolation.filters'],
  check: 'isolation/filters',
  mistake: 'A list with users in it is joined anew from the ids in its filter, and the join has no organization.',
  applyTo: (parts) =>
    withOrganization(parts, 'listAssets', async ({ request: { query } }) => {
      const id = Array.isArray(query.filter) ? query.filter.find(({ field }) => field === 'id')?.value : undefined;
      return query.embed && typeof id === 'string' ? (await parts.store.asset(id))?.org_id : undefined;
    }),
};
