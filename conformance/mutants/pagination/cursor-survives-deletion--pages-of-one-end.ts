import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const pagesOfOneEnd: Mutant = {
  id: 'pagination/cursor-survives-deletion--pages-of-one-end',
  clauses: ['pagination.cursor-survives-deletion'],
  check: 'pagination/cursor-survives-deletion',
  mistake: 'Where the row of the cursor is gone the one before it on its page is taken, and a page of one has none.',
  applyTo: (parts) =>
    withRows(parts, 'assets', async (request, list) => {
      const row = request.after && (await parts.store.asset(request.after.id));
      return row?.deleted_at && request.page_size === 1 ? { rows: [], more: false } : list(request);
    }),
};
