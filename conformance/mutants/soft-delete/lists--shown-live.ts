import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const shownLive: Mutant = {
  id: 'soft-delete/lists--shown-live',
  clauses: ['soft-delete.never-live-in-lists'],
  check: 'soft-delete/lists',
  mistake: 'Lists select a few columns, without the marks and without a condition on them.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const slice = await parts.store.list<Row>({ ...request, deleted: 'shown' });
          if (request.collection !== 'assets') return slice;
          return { ...slice, rows: slice.rows.map((row) => ({ ...row, deleted_at: null, deleted_by: null })) };
        },
      }),
    };
  },
};
