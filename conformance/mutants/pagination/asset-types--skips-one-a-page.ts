import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const skipsOneAPage: Mutant = {
  id: 'pagination/asset-types--skips-one-a-page',
  clauses: ['pagination.walk-complete'],
  check: 'pagination/asset-types',
  mistake: 'The short list of types has a pager of its own, which continues one row too far.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const slice = await parts.store.list<Row>(request);
          if (request.collection !== 'asset_types' || !request.after) return slice;
          return { ...slice, rows: slice.rows.slice(1) };
        },
      }),
    };
  },
};
