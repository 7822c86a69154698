import { withRows } from '../lists/found-rows.ts';
import type { Mutant } from '../mutant.ts';

export const wholeListsUnsorted: Mutant = {
  id: 'pagination/page-size-invariance--whole-lists-unsorted',
  clauses: ['pagination.page-size-invariance'],
  check: 'pagination/page-size-invariance',
  mistake: 'The order is made where pages are cut, so that a list that fits on one page has none.',
  applyTo: (parts) =>
    withRows(parts, 'assets', async (request, list) => {
      const slice = await list(request);
      const is_whole = !request.after && !slice.more;
      return is_whole ? list({ ...request, sort: [{ field: 'created_at', direction: 'desc' }] }) : slice;
    }),
};
