import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const sortedListsEnd: Mutant = {
  id: 'pagination/first-starts-again--sorted-lists-end',
  clauses: ['pagination.walk-complete'],
  check: 'pagination/first-starts-again',
  mistake: 'A list in falling order cannot be gone on with, and so its first page is all there is.',
  applyTo: (parts) =>
    withReply(parts, 'listAssets', (reply, { request }) => {
      const { sort } = request.query;
      const is_falling = Array.isArray(sort) && sort[0]?.direction === 'desc';
      return reply.kind === 'page' && is_falling ? { ...reply, page: { ...reply.page, next: null } } : reply;
    }),
};
