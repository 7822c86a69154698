import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const rowDestroyed: Mutant = {
  id: 'soft-delete/workflows--row-destroyed',
  clauses: ['workflows.soft-delete'],
  check: 'soft-delete/workflows',
  mistake: 'The row of the workflow is deleted, and the runs show an empty place.',
  applyTo(parts) {
    return withReply(parts, 'getRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const id = reply.record.graph_workflow_id;
      const workflow = typeof id === 'string' ? await parts.store.workflow(id) : undefined;
      if (!workflow || workflow.record.deleted_at === null) return reply;
      return { ...reply, record: { ...reply.record, graph_workflow: null } };
    });
  },
};
