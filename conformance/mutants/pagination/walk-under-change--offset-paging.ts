import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** Larger than any set that a run makes. */
const all = 500;

export const offsetPaging: Mutant = {
  id: 'pagination/walk-under-change--offset-paging',
  clauses: ['pagination.walk-under-change'],
  check: 'pagination/walk-under-change',
  mistake: 'The cursor is an offset in disguise: what is created or deleted before it shifts the pages behind it.',
  applyTo(parts) {
    const offsets = new Map<string, number>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'assets' || request.backward) return parts.store.list<Row>(request);
          const whole = await parts.store.list<Row>({ ...request, after: undefined, page_size: all });
          const from = request.after ? (offsets.get(request.after.id) ?? 0) : 0;
          const rows = whole.rows.slice(from, from + request.page_size);
          for (const [index, row] of rows.entries()) offsets.set((row as { id: string }).id, from + index + 1);
          return { rows, more: whole.rows.length > from + rows.length };
        },
      }),
    };
  },
};
