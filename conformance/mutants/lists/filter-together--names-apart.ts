import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const namesLeaveOthersOut: Mutant = {
  id: 'lists/filter-together--names-apart',
  clauses: ['filtering.all-matching'],
  check: 'lists/filter-together',
  mistake: 'The name is searched in an index of its own, which knows no other field: nothing meets both.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const slice = await parts.store.list<Row>(request);
          const has_name = request.conditions.some(({ field }) => field === 'name');
          return has_name && request.conditions.length > 1 ? { rows: [], more: false } : slice;
        },
      }),
    };
  },
};
