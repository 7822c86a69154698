import { dispatchedRunsRead } from '../../checks/runs/read.ts';
import { mutantsOf } from '../mutant.ts';
import { isEnded, type Run, withDispatches, withLostRuns, withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(dispatchedRunsRead, {
  'last-one-of-the-model': {
    breaks: ['runs.read'],
    mistake: 'Finished runs are answered from a cache whose key is the organization and not the run.',
    applyTo(parts) {
      let cached: Run | undefined;
      return withReadRun(parts, (run) => {
        if (!isEnded(run)) return run;
        cached ??= run;
        return cached;
      });
    },
  },
  'model-runs-elsewhere': {
    breaks: ['runs.read-serves-both-kinds'],
    mistake: 'The read of runs moved to the service of workflows, and finds no run of a model any more.',
    applyTo: (parts) => withLostRuns(parts, ({ record }) => record.graph_workflow_id !== null),
  },
  'shows-once-it-starts': {
    breaks: ['runs.dispatch-then-readable'],
    mistake: 'The record is written by whoever takes the run out of the queue, so that a waiting run cannot be read.',
    applyTo: (parts) => withLostRuns(parts, ({ record }) => record.status_code !== 'queued'),
  },
  'ticket-for-an-id': {
    breaks: ['runs.dispatch-then-readable'],
    mistake: 'The dispatch of a model with variants answers with the id of its ticket in the queue.',
    applyTo: (parts) =>
      withDispatches(parts, (original, operation) => async (call) => {
        const reply = await original(call);
        if (operation !== 'dispatchModelRun4' || reply.kind !== 'record') return reply;
        return { ...reply, record: { ...reply.record, run_id: parts.random.uuid() } };
      }),
  },
  'workflow-runs-elsewhere': {
    breaks: ['runs.read-serves-both-kinds'],
    mistake: 'Runs of workflows are kept in a table of their own, where the read of runs does not look.',
    applyTo: (parts) => withLostRuns(parts, ({ record }) => record.graph_workflow_id === null),
  },
});
