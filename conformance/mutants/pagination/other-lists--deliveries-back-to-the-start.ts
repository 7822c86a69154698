import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const deliveriesBackToTheStart: Mutant = {
  id: 'pagination/other-lists--deliveries-back-to-the-start',
  clauses: ['pagination.next-then-previous', 'pagination.backward-walk'],
  check: 'pagination/other-lists',
  mistake: 'Previous leads to the beginning of the log wherever one is.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          if (request.collection !== 'deliveries') return parts.store.list<Row>(request);
          const slice = await parts.store.list<Row>(request);
          if (!request.backward || slice.rows.length === 0) return slice;
          const all = await parts.store.list<Row>({ ...request, page_size: 500 });
          return { ...slice, rows: all.rows.slice(0, request.page_size) };
        },
      }),
    };
  },
};
