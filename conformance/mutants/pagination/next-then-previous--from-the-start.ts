import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** Larger than any set that a run makes. */
const all = 500;

export const previousFromTheStart: Mutant = {
  id: 'pagination/next-then-previous--from-the-start',
  clauses: ['pagination.next-then-previous'],
  check: 'pagination/next-then-previous',
  mistake:
    'Rows before the cursor are fetched in list order without turning it round, so previous shows the first ones.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const slice = await parts.store.list<Row>(request);
          if (!request.backward || !request.after) return slice;
          const before = await parts.store.list<Row>({ ...request, page_size: all });
          return { ...slice, rows: before.rows.slice(0, request.page_size) };
        },
      }),
    };
  },
};
