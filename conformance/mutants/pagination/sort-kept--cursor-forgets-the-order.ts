import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const cursorForgetsTheOrder: Mutant = {
  id: 'pagination/sort-kept--cursor-forgets-the-order',
  clauses: ['pagination.cursor-keeps-query'],
  check: 'pagination/sort-kept',
  mistake: 'The cursor holds the id alone, and the pages behind the first come newest first.',
  applyTo(parts) {
    const newest_first = [{ field: 'created_at', direction: 'desc' as const }];
    return {
      ...parts,
      store: exchanged(parts.store, {
        async list<Row>(request: Parameters<typeof parts.store.list>[0]) {
          const row =
            request.collection === 'assets' && request.after ? await parts.store.asset(request.after.id) : undefined;
          if (!row) return parts.store.list<Row>(request);
          const after = parts.store.positionOf('assets', row, newest_first);
          return parts.store.list<Row>({ ...request, sort: newest_first, after });
        },
      }),
    };
  },
};
