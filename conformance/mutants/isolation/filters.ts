import type { ListSlice } from '../../../src/store/store.ts';
import { isolatedFilters } from '../../checks/isolation/filters.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const mutants = mutantsOf(isolatedFilters, {
  'cache-without-the-organization': {
    breaks: ['isolation.filters'],
    mistake: 'Lists are cached under their query, and whose list it was is no part of the key.',
    applyTo(parts) {
      const cache = new Map<string, ListSlice<Record<string, unknown>>>();
      return withRows(parts, 'assets', async (request, list) => {
        if (request.conditions.length === 0) return list(request);
        const key = JSON.stringify({ ...request, organization: null });
        const slice = cache.get(key) ?? (await list(request));
        cache.set(key, slice);
        return slice;
      });
    },
  },
  'maker-of-anywhere': {
    breaks: ['isolation.filters'],
    mistake: 'Whoever filters by a maker is shown what that user made, in the first organization of theirs.',
    applyTo: (parts) =>
      withOrganization(parts, 'listAssets', async ({ request }) => {
        const { filter } = request.query;
        const maker = Array.isArray(filter) ? filter.find(({ field }) => field === 'created_by')?.value : undefined;
        if (typeof maker !== 'string') return undefined;
        const [first] = await parts.store.membershipsOf(maker);
        return first?.organization_id;
      }),
  },
});
