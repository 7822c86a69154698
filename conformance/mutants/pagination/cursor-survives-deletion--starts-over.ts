import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const startsOver: Mutant = {
  id: 'pagination/cursor-survives-deletion--starts-over',
  clauses: ['pagination.cursor-survives-deletion'],
  check: 'pagination/cursor-survives-deletion',
  mistake: 'A cursor whose row is gone is quietly taken for none, and the list begins again.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const row =
            request.collection === 'assets' && request.after ? await parts.store.asset(request.after.id) : undefined;
          const gone = row?.deleted_at != null;
          return parts.store.list<Row>(gone ? { ...request, after: undefined } : request);
        },
      }),
    };
  },
};
