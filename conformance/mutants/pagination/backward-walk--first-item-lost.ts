import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const firstItemLost: Mutant = {
  id: 'pagination/backward-walk--first-item-lost',
  clauses: ['pagination.backward-walk'],
  check: 'pagination/backward-walk',
  mistake: 'Going backward, the extra row that shows whether there is more is cut off at the wrong end.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const slice = await parts.store.list<Row>(request);
          const cut = request.backward && slice.more && slice.rows.length > 1;
          return cut ? { ...slice, rows: slice.rows.slice(0, -1) } : slice;
        },
      }),
    };
  },
};
