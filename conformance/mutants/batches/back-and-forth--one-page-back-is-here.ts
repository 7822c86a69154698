import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const onePageBackIsHere: Mutant = {
  id: 'batches/back-and-forth--one-page-back-is-here',
  clauses: ['pagination.next-then-previous'],
  check: 'batches/back-and-forth',
  mistake: 'The cursor of previous stands behind the page instead of before it, so that one arrives where one is.',
  applyTo(parts) {
    return withItemList(parts, async (request, list) => {
      const { after, backward } = request;
      if (!after || !backward) return list(request);
      const here = await list({ ...request, backward: false });
      const from = await list({ ...request, after: undefined, backward: false, page_size: 500 });
      const row = from.rows.find(({ id }) => id === after.id);
      return { rows: row ? [row, ...here.rows].slice(0, request.page_size) : here.rows, more: true };
    });
  },
};
