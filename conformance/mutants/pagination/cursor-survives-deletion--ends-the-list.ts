import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deletionEndsTheList: Mutant = {
  id: 'pagination/cursor-survives-deletion--ends-the-list',
  clauses: ['pagination.cursor-survives-deletion'],
  check: 'pagination/cursor-survives-deletion',
  mistake: 'The row of the cursor is looked up; where it is gone, there is nothing behind it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'assets') return parts.store.list<Row>(request);
          const row = request.after && (await parts.store.asset(request.after.id));
          return row?.deleted_at ? { rows: [], more: false } : parts.store.list<Row>(request);
        },
      }),
    };
  },
};
