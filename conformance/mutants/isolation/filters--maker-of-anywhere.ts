import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const makerOfAnywhere: Mutant = {
  id: 'isolation/filters--maker-of-anywhere',
  clauses: ['isolation.filters'],
  check: 'isolation/filters',
  mistake: 'Whoever filters by a maker is shown what that user made, in the first organization of theirs.',
  applyTo: (parts) =>
    withOrganization(parts, 'listAssets', async ({ request }) => {
      const { filter } = request.query;
      const maker = Array.isArray(filter) ? filter.find(({ field }) => field === 'created_by')?.value : undefined;
      if (typeof maker !== 'string') return undefined;
      const [first] = await parts.store.membershipsOf(maker);
      return first?.organization_id;
    }),
};
