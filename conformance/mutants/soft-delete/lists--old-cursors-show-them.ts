import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const oldCursorsShowThem: Mutant = {
  id: 'soft-delete/lists--old-cursors-show-them',
  clauses: ['soft-delete.never-live-in-lists'],
  check: 'soft-delete/lists',
  mistake: 'A cursor reads on in the index of names, which has no column for deletions.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'assets' || !request.after) return parts.store.list<Row>(request);
          const slice = await parts.store.list<Row>({ ...request, deleted: 'shown' });
          return { ...slice, rows: slice.rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
        },
      }),
    };
  },
};
