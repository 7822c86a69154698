import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deletionSkipsOne: Mutant = {
  id: 'pagination/walk-under-change--deletion-skips-one',
  clauses: ['pagination.walk-under-change'],
  check: 'pagination/walk-under-change',
  mistake: 'After a deletion the next page begins one row too late, since rows are counted.',
  applyTo(parts) {
    let deletions = 0;
    return {
      ...parts,
      store: exchanged(parts.store, {
        softDeleteAsset(id, deletion) {
          deletions += 1;
          return parts.store.softDeleteAsset(id, deletion);
        },
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const slice = await parts.store.list<Row>(request);
          if (request.collection !== 'assets' || !request.after || deletions === 0) return slice;
          deletions -= 1;
          return { ...slice, rows: slice.rows.slice(1) };
        },
      }),
    };
  },
};
