import { workflowsStartQueued } from '../../checks/runs/asynchronous.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isEnded, withStart } from './changed-runs.ts';

const queue_length = 3;

export const mutants = mutantsOf(workflowsStartQueued, {
  'answered-as-completed': {
    breaks: ['runs.asynchronous'],
    mistake: 'The dispatch of a workflow answers with the status that its run is going to have.',
    applyTo: (parts) => withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({ ...record, status: 'completed' })),
  },
  'carried-out-by-the-caller': {
    breaks: ['runs.asynchronous'],
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
  },
  'pending-behind-others': {
    breaks: ['runs.workflow-starts-queued'],
    mistake: 'A workflow that has to wait behind other runs is answered as pending.',
    applyTo: (parts) =>
      withReply(parts, 'dispatchGraphWorkflowRun', async (reply) => {
        if (reply.kind !== 'record') return reply;
        const waiting = await parts.store.unfinishedRuns();
        return waiting.length < 3 ? reply : { ...reply, record: { ...reply.record, status: 'pending' } };
      }),
  },
  'queued-in-capitals': {
    breaks: ['runs.workflow-starts-queued'],
    mistake: 'The dispatch of a workflow answers with the name of a constant in the place of its value.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchGraphWorkflowRun', (record) => ({
        ...record,
        status: String(record.status).toUpperCase(),
      })),
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
