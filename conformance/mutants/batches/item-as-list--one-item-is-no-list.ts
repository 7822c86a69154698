import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const oneItemIsNoList: Mutant = {
  id: 'batches/item-as-list--one-item-is-no-list',
  clauses: ['batches.item-read-as-list'],
  check: 'batches/item-as-list',
  mistake:
    'Lists under a filter by id that embed the run are sent to the read of one item, and their pages stay empty.',
  applyTo: (parts) =>
    withReply(parts, 'listBatchItems', (reply, { request }) => {
      const { filter, embed } = request.query;
      const is_of_one =
        Array.isArray(filter) && filter.some(({ field, operator }) => field === 'id' && operator === 'eq');
      if (reply.kind !== 'page' || !is_of_one || embed === undefined) return reply;
      return { ...reply, page: { ...reply.page, items: [], next: null } };
    }),
};
