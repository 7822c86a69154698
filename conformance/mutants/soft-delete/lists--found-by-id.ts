import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const foundById: Mutant = {
  id: 'soft-delete/lists--found-by-id',
  clauses: ['soft-delete.never-live-in-lists'],
  check: 'soft-delete/lists',
  mistake: 'A filter by id takes a short way, straight to the row as it was written first.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const byId = request.conditions.some(({ field, operator }) => field === 'id' && operator === 'eq');
          if (request.collection !== 'assets' || !byId) return parts.store.list<Row>(request);
          const slice = await parts.store.list<Row>({ ...request, deleted: 'shown' });
          return { ...slice, rows: slice.rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
        },
      }),
    };
  },
};
