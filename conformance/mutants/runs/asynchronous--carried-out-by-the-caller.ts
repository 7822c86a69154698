import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withStart } from './changed-runs.ts';

const queue_length = 3;

export const carriedOutByTheCaller: Mutant = {
  id: 'runs/asynchronous--carried-out-by-the-caller',
  clauses: ['runs.asynchronous'],
  check: 'runs/asynchronous',
  mistake: 'Where the queue is full, a workflow is carried out by the request that dispatches it.',
  applyTo(parts) {
    const inline = withStart(parts, async (run) => {
      const is_full = (await parts.store.unfinishedRuns()).length >= queue_length;
      if (run.record.graph_workflow_id === null || !is_full) return parts.runs.start(run);
      return parts.runs.carryOut(run);
    });
    return withReply(inline, 'dispatchGraphWorkflowRun', async (reply) => {
      if (reply.kind !== 'record') return reply;
      const run = await parts.store.run(String(reply.record.run_id));
      return { ...reply, record: { ...reply.record, status: run?.record.status_code } };
    });
  },
};
