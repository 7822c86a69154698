import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const runsCalledOff: Mutant = {
  id: 'soft-delete/workflows--runs-called-off',
  clauses: ['workflows.in-flight-on-delete'],
  check: 'soft-delete/workflows',
  mistake: 'Runs of a deleted workflow are canceled, though the target file says that they go on.',
  applyTo(parts) {
    return withReply(parts, 'deleteGraphWorkflow', async (reply, { request }) => {
      const unfinished = await parts.store.unfinishedRuns();
      for (const { id, record } of unfinished) {
        if (record.graph_workflow_id === request.path.id) await parts.runs.cancel(id);
      }
      return reply;
    });
  },
};
