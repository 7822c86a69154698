import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const wholeRunForReceipt: Mutant = {
  id: 'workflows/create-then-dispatch--whole-run',
  clauses: ['workflows.dispatch-answer'],
  check: 'workflows/create-then-dispatch',
  mistake: 'The whole run is answered, since that is what the read answers with.',
  applyTo(parts) {
    return withReply(parts, 'dispatchGraphWorkflowRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const run = await parts.store.run(String(reply.record.run_id));
      return { ...reply, record: { ...run?.record, ...reply.record } };
    });
  },
};
