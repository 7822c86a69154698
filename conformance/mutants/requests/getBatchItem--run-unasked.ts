import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const itemRunUnasked: Mutant = {
  id: 'requests/getBatchItem--run-unasked',
  clauses: ['embedding.batch-run'],
  check: 'requests/getBatchItem',
  mistake: 'The run is joined anyway, so it is shown anyway.',
  applyTo: (parts) =>
    withReply(parts, 'getBatchItem', async (reply) => {
      if (reply.kind !== 'record' || reply.record.run) return reply;
      const run = await parts.store.run(String(reply.record.run_id));
      return { ...reply, record: { ...reply.record, run: run?.record } };
    }),
};
