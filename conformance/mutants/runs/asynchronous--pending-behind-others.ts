import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const pendingBehindOthers: Mutant = {
  id: 'runs/asynchronous--pending-behind-others',
  clauses: ['runs.workflow-starts-queued'],
  check: 'runs/asynchronous',
  mistake: 'A workflow that has to wait behind other runs is answered as pending.',
  applyTo: (parts) =>
    withReply(parts, 'dispatchGraphWorkflowRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const waiting = await parts.store.unfinishedRuns();
      return waiting.length < 3 ? reply : { ...reply, record: { ...reply.record, status: 'pending' } };
    }),
};
