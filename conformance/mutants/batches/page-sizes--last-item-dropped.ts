import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const batchLastItemDropped: Mutant = {
  id: 'batches/page-sizes--last-item-dropped',
  clauses: ['pagination.walk-complete'],
  check: 'batches/page-sizes',
  mistake: 'One row more than the page is fetched to see whether there is a next page, and the wrong one is cut off.',
  applyTo(parts) {
    return withReply(parts, 'listBatchItems', (reply) => {
      if (reply.kind !== 'page' || reply.page.next === null || reply.page.items.length < 2) return reply;
      return { ...reply, page: { ...reply.page, items: reply.page.items.slice(0, -1) } };
    });
  },
};
