import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const batchBareCursor: Mutant = {
  id: 'batches/page-sizes--bare-cursor',
  clauses: ['pagination.cursor-url-followable'],
  check: 'batches/page-sizes',
  mistake: 'next holds the bare cursor and no URL.',
  applyTo(parts) {
    return withReply(parts, 'listBatchItems', (reply) => {
      if (reply.kind !== 'page' || reply.page.next === null) return reply;
      return { ...reply, page: { ...reply.page, next: new URL(reply.page.next).searchParams.get('cursor') } };
    });
  },
};
