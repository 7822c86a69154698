import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deliveriesEndEarly: Mutant = {
  id: 'pagination/other-lists--deliveries-end-early',
  clauses: ['pagination.walk-complete'],
  check: 'pagination/other-lists',
  mistake: 'The log shows its newest entries, and names no page behind them.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'deliveries') return parts.store.list<Row>(request);
          return { ...(await parts.store.list<Row>(request)), more: false };
        },
      }),
    };
  },
};
