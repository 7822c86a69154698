import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const statusProjectedToo: Mutant = {
  id: 'batches/projected--status-too',
  clauses: ['projection.only-named'],
  check: 'batches/projected',
  mistake: 'The status is shown whatever was asked for, since the list is coloured by it.',
  applyTo(parts) {
    return withReply(parts, 'listBatchItems', async (reply, call) => {
      const { fields, ...query } = call.request.query;
      if (reply.kind !== 'page' || fields === undefined) return reply;
      const whole = await parts.handlers.listBatchItems({ ...call, request: { ...call.request, query } });
      if (whole.kind !== 'page') return reply;
      const items = reply.page.items.map((item, index) => ({
        ...item,
        status_code: whole.page.items[index]?.status_code,
      }));
      return { ...reply, page: { ...reply.page, items } };
    });
  },
};
