import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const skipsOnTheWayBack: Mutant = {
  id: 'batches/back-and-forth--skips-on-the-way-back',
  clauses: ['pagination.backward-walk'],
  check: 'batches/back-and-forth',
  mistake: 'Going back, a page in the middle of the list begins one row too early and loses the one beside the cursor.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const slice = await list(request);
      const is_middle = request.backward && request.after && slice.more && slice.rows.length > 0;
      return is_middle ? { ...slice, rows: slice.rows.length > 1 ? slice.rows.slice(0, -1) : slice.rows } : slice;
    });
  },
};
