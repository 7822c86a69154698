import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const runOfTheRowBefore: Mutant = {
  id: 'batches/embedded-run--of-the-row-before',
  clauses: ['embedding.batch-run-is-the-run'],
  check: 'batches/embedded-run',
  mistake: 'Runs are fetched at once and dealt out by place: an item without a run shifts those behind it.',
  applyTo(parts) {
    return withReply(parts, 'listBatchItems', (reply) => {
      if (reply.kind !== 'page') return reply;
      const { items } = reply.page;
      const shifted = items.map((item, index) => {
        const before = index > 1 ? items[index - 1]?.run : item.run;
        return item.run && before ? { ...item, run: before } : item;
      });
      return { ...reply, page: { ...reply.page, items: shifted } };
    });
  },
};
