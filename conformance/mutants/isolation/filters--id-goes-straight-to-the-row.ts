import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const idGoesStraightToTheRow: Mutant = {
  id: 'isolation/filters--id-goes-straight-to-the-row',
  clauses: ['isolation.filters'],
  check: 'isolation/filters',
  mistake: 'A filter by id is answered from the primary key, past the condition on the organization.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const byId = request.conditions.find(({ field, operator }) => field === 'id' && operator === 'eq');
          const row = typeof byId?.value === 'string' ? await parts.store.asset(byId.value) : undefined;
          return row ? { rows: [row as Row], more: false } : parts.store.list<Row>(request);
        },
      }),
    };
  },
};
