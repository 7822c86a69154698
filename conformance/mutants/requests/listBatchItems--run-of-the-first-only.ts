import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const runOfFirstItemOnly: Mutant = {
  id: 'requests/listBatchItems--run-of-the-first-only',
  clauses: ['embedding.batch-run'],
  check: 'requests/listBatchItems',
  mistake: 'The child runs are fetched for the row at the cursor, and for no other.',
  applyTo: (parts) =>
    withReply(parts, 'listBatchItems', (reply) => {
      if (reply.kind !== 'page') return reply;
      const items = reply.page.items.map(({ run, ...item }, index) => (index === 0 ? { ...item, run } : item));
      return { ...reply, page: { ...reply.page, items } };
    }),
};
