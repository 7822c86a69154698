import { exchanged } from '../../../src/server/parts.ts';
import { ListRefusal } from '../../../src/store/store.ts';
import type { Mutant } from '../mutant.ts';

export const diesWithItsRow: Mutant = {
  id: 'pagination/cursor-survives-deletion--dies-with-its-row',
  clauses: ['pagination.cursor-survives-deletion', 'pagination.cursor-url-followable'],
  check: 'pagination/cursor-survives-deletion',
  mistake: 'The cursor is the id of a row, and the row is looked up again to find where the next page begins.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const row =
            request.collection === 'assets' && request.after ? await parts.store.asset(request.after.id) : undefined;
          if (row?.deleted_at != null) throw new ListRefusal('bad_position', undefined, 'The cursor names no item.');
          return parts.store.list<Row>(request);
        },
      }),
    };
  },
};
