import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const fullPagesEndTheList: Mutant = {
  id: 'pagination/each-item-once--full-pages-end-the-list',
  clauses: ['pagination.walk-complete'],
  check: 'pagination/each-item-once',
  mistake:
    'Whether a page follows is told by the remainder of what is left: where full pages alone are left, it is nought.',
  applyTo: (parts) =>
    withRows(parts, 'assets', async (request, list) => {
      const slice = await list(request);
      if (request.backward || !slice.more) return slice;
      const { rows } = await list({ ...request, page_size: 500 });
      return { ...slice, more: (rows.length - slice.rows.length) % request.page_size > 0 };
    }),
};
