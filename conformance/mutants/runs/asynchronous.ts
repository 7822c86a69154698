import { workflowsStartQueued } from '../../checks/runs/asynchronous.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isEnded, withStart } from './changed-runs.ts';

export const mutants = mutantsOf(workflowsStartQueued, {
  'answered-as-completed': {
    breaks: ['runs.asynchronous'],
    mistake: 'The dispatch of a workflow answers with the status that its run is going to have.',
    applyTo: (parts) => withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: 'completed' })),
  },
  'running-at-once': {
    breaks: ['runs.workflow-starts-queued'],
    mistake: 'A worker is free most of the time, so that the dispatch of a workflow says that its run is running.',
    applyTo: (parts) => withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: 'running' })),
  },
  'waited-for-and-queued': {
    breaks: ['runs.asynchronous'],
    mistake: 'The dispatch of a workflow waits for the end of its run, and answers what it always answered: queued.',
    applyTo: (parts) =>
      withReply(parts, 'dispatchGraphWorkflowRun', async (reply) => {
        const id = reply.kind === 'record' ? String(reply.record.run_id) : '';
        const isOver = async () => isEnded((await parts.store.run(id))?.record ?? { status_code: 'completed' });
        while (!(await isOver())) {
          await new Promise<void>((resolve) => {
            parts.timers.at(parts.clock.now_ms() + 100, async () => resolve());
          });
        }
        return reply;
      }),
  },
  'workflows-waited-for': {
    breaks: ['runs.asynchronous'],
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
  },
});
