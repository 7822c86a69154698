import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

const copy_id = '0b5c1d0e-6a3f-4f7e-9c55-2f6d1a7be001';

export const lastPageFilledUp: Mutant = {
  id: 'batches/page-sizes--last-page-filled-up',
  clauses: ['pagination.walk-complete'],
  check: 'batches/page-sizes',
  mistake: 'The last page is filled up to the size of a page with a copy of its last row, under an id of its own.',
  applyTo: (parts) =>
    withReply(parts, 'listBatchItems', (reply, { request }) => {
      if (reply.kind !== 'page' || reply.page.next !== null) return reply;
      const { items } = reply.page;
      const last = items.at(-1);
      if (!last || items.length >= Number(request.query.page_size ?? 0)) return reply;
      return { ...reply, page: { ...reply.page, items: [...items, { ...last, id: copy_id }] } };
    }),
};
