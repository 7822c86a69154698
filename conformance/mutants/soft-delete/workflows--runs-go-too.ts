import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const runsGoToo: Mutant = {
  id: 'soft-delete/workflows--runs-go-too',
  clauses: ['runs.read-after-workflow-deletion'],
  check: 'soft-delete/workflows',
  mistake: 'Runs are read by way of their workflow, and those of a deleted one are not found.',
  applyTo(parts) {
    return withReply(parts, 'getRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const id = reply.record.graph_workflow_id;
      const workflow = typeof id === 'string' ? await parts.store.workflow(id) : undefined;
      if (!workflow || workflow.record.deleted_at === null) return reply;
      throw new Refused('not_found');
    });
  },
};
