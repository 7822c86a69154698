import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const typesLostOnTheWayBack: Mutant = {
  id: 'pagination/other-lists--types-lost-on-the-way-back',
  clauses: ['pagination.backward-walk'],
  check: 'pagination/other-lists',
  mistake: 'Going back, the wrong end of the extra row is cut off.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'asset_types') return parts.store.list<Row>(request);
          const slice = await parts.store.list<Row>(request);
          return request.backward && slice.rows.length > 1 ? { ...slice, rows: slice.rows.slice(0, -1) } : slice;
        },
      }),
    };
  },
};
