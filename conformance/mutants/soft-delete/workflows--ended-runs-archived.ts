import { Refused } from '../../../src/server/refused.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const endedRunsArchived: Mutant = {
  id: 'soft-delete/workflows--ended-runs-archived',
  clauses: ['runs.read-after-workflow-deletion'],
  check: 'soft-delete/workflows',
  mistake: 'When a workflow goes, its ended runs are moved to an archive, which nobody can read.',
  applyTo(parts) {
    return withReply(parts, 'getRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const id = reply.record.graph_workflow_id;
      const workflow = typeof id === 'string' ? await parts.store.workflow(id) : undefined;
      if (!workflow || workflow.record.deleted_at === null || reply.record.completed_at === null) return reply;
      throw new Refused('not_found');
    });
  },
};
