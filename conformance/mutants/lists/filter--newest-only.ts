import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

/** Fewer than a data set has. */
const searched = 4;

export const newestOnly: Mutant = {
  id: 'lists/filter--newest-only',
  clauses: ['filtering.all-matching'],
  check: 'lists/filter',
  mistake: 'The limit is applied before the condition: what is not among the newest rows is not looked at.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const by_name = request.conditions.some(({ field }) => field === 'name');
          if (request.collection !== 'assets' || !by_name) return parts.store.list<Row>(request);
          const newest = await parts.store.list<{ id: string }>({ ...request, conditions: [], page_size: searched });
          const found = await parts.store.list<Row>(request);
          const rows = found.rows.filter((row) => newest.rows.some(({ id }) => id === (row as { id: string }).id));
          return { rows, more: false };
        },
      }),
    };
  },
};
