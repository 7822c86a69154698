import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const otherOrdersSkipOne: Mutant = {
  id: 'pagination/cursor-survives-deletion--other-orders-skip-one',
  clauses: ['pagination.cursor-survives-deletion'],
  check: 'pagination/cursor-survives-deletion',
  mistake:
    'Where the row of the cursor is gone, orders other than that of time look for the next one that is left, and begin behind it.',
  applyTo: (parts) =>
    withRows(parts, 'assets', async (request, list) => {
      const row = request.after && (await parts.store.asset(request.after.id));
      if (!row?.deleted_at || request.sort[0]?.field === 'created_at') return list(request);
      const { rows, more } = await list({ ...request, page_size: request.page_size + 1 });
      return { rows: rows.slice(1), more };
    }),
};
