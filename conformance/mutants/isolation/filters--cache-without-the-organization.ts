import { exchanged } from '../../../src/server/parts.ts';
import type { ListSlice } from '../../../src/store/store.ts';
import type { Mutant } from '../mutant.ts';

export const cacheWithoutTheOrganization: Mutant = {
  id: 'isolation/filters--cache-without-the-organization',
  clauses: ['isolation.filters'],
  check: 'isolation/filters',
  mistake: 'Lists are cached under their query, and whose list it was is no part of the key.',
  applyTo(parts) {
    const cache = new Map<string, ListSlice<never>>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'assets' || request.conditions.length === 0) return parts.store.list<Row>(request);
          const key = JSON.stringify({ ...request, organization: null });
          const slice = (cache.get(key) as ListSlice<Row> | undefined) ?? (await parts.store.list<Row>(request));
          cache.set(key, slice as ListSlice<never>);
          return slice;
        },
      }),
    };
  },
};
