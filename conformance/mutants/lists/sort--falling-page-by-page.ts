import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** Larger than any set that a run makes. */
const all = 500;

export const fallingPageByPage: Mutant = {
  id: 'lists/sort--falling-page-by-page',
  clauses: ['sorting.order'],
  check: 'lists/sort',
  mistake: 'Falling order turns each page round, and the pages go on rising.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const [key] = request.sort;
          if (key?.field !== 'name' || key.direction !== 'desc' || request.backward)
            return parts.store.list<Row>(request);
          const whole = await parts.store.list<Row>({ ...request, after: undefined, page_size: all });
          const rising = whole.rows.toReversed();
          const at = rising.findIndex((row) => (row as { id?: string }).id === request.after?.id);
          // The cursor is made of the last row shown, which is the first of its page in rising order.
          const from = request.after ? at + request.page_size : 0;
          const rows = rising.slice(from, from + request.page_size).toReversed();
          return { rows, more: rising.length > from + rows.length };
        },
      }),
    };
  },
};
