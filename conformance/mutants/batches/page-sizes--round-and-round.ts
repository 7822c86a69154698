import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const batchRoundAndRound: Mutant = {
  id: 'batches/page-sizes--round-and-round',
  clauses: ['pagination.walk-ends'],
  check: 'batches/page-sizes',
  mistake: 'The next of the last page is the first page, as in a gallery that turns round and round.',
  applyTo(parts) {
    return withReply(parts, 'listBatchItems', (reply) => {
      if (reply.kind !== 'page' || reply.page.next !== null || reply.page.previous === null) return reply;
      return { ...reply, page: { ...reply.page, next: reply.page.first } };
    });
  },
};
