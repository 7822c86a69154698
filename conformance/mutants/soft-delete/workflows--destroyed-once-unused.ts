import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const destroyedOnceUnused: Mutant = {
  id: 'soft-delete/workflows--destroyed-once-unused',
  clauses: ['workflows.soft-delete'],
  check: 'soft-delete/workflows',
  mistake:
    'A deleted workflow is kept as long as a run of it is under way, and destroyed with the end of the last one.',
  applyTo(parts) {
    return withReply(parts, 'getRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const id = reply.record.graph_workflow_id;
      const workflow = typeof id === 'string' ? await parts.store.workflow(id) : undefined;
      if (!workflow || workflow.record.deleted_at === null || reply.record.completed_at === null) return reply;
      return { ...reply, record: { ...reply.record, graph_workflow: null } };
    });
  },
};
