import type { Mutant } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const startWithOneMore: Mutant = {
  id: 'batches/back-and-forth--start-with-one-more',
  clauses: ['pagination.backward-walk'],
  check: 'batches/back-and-forth',
  mistake:
    'Going back, the row behind the page is fetched to see whether there is one, and is not cut off where the list begins.',
  applyTo: (parts) =>
    withItemList(parts, async (request, list) => {
      const slice = await list(request);
      if (!request.after || !request.backward || slice.more) return slice;
      const whole = await list({ ...request, after: undefined, backward: false, page_size: whole_batch });
      return { ...slice, rows: whole.rows.slice(0, slice.rows.length + 1) };
    }),
};
