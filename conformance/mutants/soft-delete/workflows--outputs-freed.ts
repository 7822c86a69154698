import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const outputsFreed: Mutant = {
  id: 'soft-delete/workflows--outputs-freed',
  clauses: ['runs.read-after-workflow-deletion'],
  check: 'soft-delete/workflows',
  mistake: 'The files that a deleted workflow made are thrown away to save room.',
  applyTo(parts) {
    return withReply(parts, 'getRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const id = reply.record.graph_workflow_id;
      const workflow = typeof id === 'string' ? await parts.store.workflow(id) : undefined;
      if (!workflow || workflow.record.deleted_at === null) return reply;
      return { ...reply, record: { ...reply.record, output: null } };
    });
  },
};
