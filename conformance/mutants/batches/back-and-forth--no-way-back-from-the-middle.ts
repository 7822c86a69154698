import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noWayBackFromTheMiddle: Mutant = {
  id: 'batches/back-and-forth--no-way-back-from-the-middle',
  clauses: ['pagination.next-then-previous'],
  check: 'batches/back-and-forth',
  mistake: 'The link to the page before is made on the last page and on those that are reached by going back.',
  applyTo: (parts) =>
    withReply(parts, 'listBatchItems', (reply, { request }) =>
      reply.kind === 'page' && reply.page.next !== null && !request.query.backward
        ? { ...reply, page: { ...reply.page, previous: null } }
        : reply,
    ),
};
