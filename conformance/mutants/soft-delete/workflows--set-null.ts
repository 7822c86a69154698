import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const setNull: Mutant = {
  id: 'soft-delete/workflows--set-null',
  clauses: ['workflows.soft-delete'],
  check: 'soft-delete/workflows',
  mistake: 'The foreign key says what becomes of the runs of a deleted row: their reference is set to null.',
  applyTo(parts) {
    return withReply(parts, 'getRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const id = reply.record.graph_workflow_id;
      const workflow = typeof id === 'string' ? await parts.store.workflow(id) : undefined;
      if (!workflow || workflow.record.deleted_at === null) return reply;
      return { ...reply, record: { ...reply.record, graph_workflow_id: null, graph_workflow: null } };
    });
  },
};
