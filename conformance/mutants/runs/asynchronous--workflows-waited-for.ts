import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withStart } from './changed-runs.ts';

export const workflowsWaitedFor: Mutant = {
  id: 'runs/asynchronous--workflows-waited-for',
  clauses: ['runs.asynchronous'],
  check: 'runs/asynchronous',
  mistake: 'The dispatch of a workflow carries the run out before it answers.',
  applyTo(parts) {
    const waiting = withStart(parts, (run) =>
      run.record.graph_workflow_id ? parts.runs.carryOut(run) : parts.runs.start(run),
    );
    return withReply(waiting, 'dispatchGraphWorkflowRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const run = await parts.store.run(String(reply.record.run_id));
      return { ...reply, record: { ...reply.record, status: run?.record.status_code } };
    });
  },
};
