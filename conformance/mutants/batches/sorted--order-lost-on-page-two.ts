import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const batchOrderLost: Mutant = {
  id: 'batches/sorted--order-lost-on-page-two',
  clauses: ['pagination.cursor-keeps-query'],
  check: 'batches/sorted',
  mistake: 'The pages behind the first are fetched from their end, and nobody turns them round.',
  applyTo(parts) {
    return withReply(parts, 'listBatchItems', (reply, { request }) => {
      if (reply.kind !== 'page' || request.query.cursor === undefined) return reply;
      return { ...reply, page: { ...reply.page, items: reply.page.items.toReversed() } };
    });
  },
};
