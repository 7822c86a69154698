import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const handedToACopy: Mutant = {
  id: 'runs/read-after-workflow-deletion--handed-to-a-copy',
  clauses: ['runs.target-matches'],
  check: 'runs/read-after-workflow-deletion',
  mistake: 'The runs of a deleted workflow are handed to a copy that is kept for them, under an id of its own.',
  applyTo(parts) {
    const deleted = new Map<string, string>();
    const told = withReply(parts, 'deleteGraphWorkflow', (reply, { request }) => {
      deleted.set(String(request.path.id).toLowerCase(), parts.random.uuid());
      return reply;
    });
    return withReadRun(told, (run) => ({
      ...run,
      graph_workflow_id: deleted.get(String(run.graph_workflow_id)) ?? run.graph_workflow_id,
    }));
  },
};
