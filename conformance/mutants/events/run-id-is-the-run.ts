import { runIdIsTheRun } from '../../checks/events/run-id-is-the-run.ts';
import { withEvent, withPayload } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(runIdIsTheRun, {
  'end-of-the-last-node': {
    breaks: ['events.run-id-is-the-run'],
    mistake: 'The event of a run that failed is that of its last node, which had gone well.',
    applyTo: (parts) => withEvent(parts, 'run.completed', ({ status_code }) => status_code === 'failed'),
  },
  'of-the-run-before': {
    breaks: ['events.run-id-is-the-run'],
    mistake: 'A buffer is reused for the head of callbacks, and still holds the id of the run before.',
    applyTo(parts) {
      let before: string | undefined;
      return withPayload(parts, (payload, { channel, run_id }) => {
        if (channel !== 'callback') return payload;
        const told = before ?? run_id;
        before = run_id;
        return { ...payload, run_id: told };
      });
    },
  },
  'run-of-the-one-before': {
    breaks: ['events.run-id-is-the-run'],
    mistake:
      'The record in the payload is read before the transaction is over, and is that of the run that ended before.',
    applyTo(parts) {
      let last: unknown;
      return withPayload(parts, (payload) => {
        const before = last ?? payload.run;
        last = payload.run;
        return { ...payload, run: before };
      });
    },
  },
  'webhooks-of-workflows': {
    breaks: ['events.run-id-is-the-run'],
    mistake: 'Webhooks of a workflow name the last run of a model, from which the workflow took its result.',
    applyTo(parts) {
      let last: string | undefined;
      return withPayload(parts, (payload, { channel, run_id }, { model_id }) => {
        if (model_id !== null) last = run_id;
        return model_id === null && channel === 'webhook' ? { ...payload, run_id: last ?? run_id } : payload;
      });
    },
  },
  'workflow-for-its-run': {
    breaks: ['events.run-id-is-the-run'],
    mistake: 'The callback of a workflow names the workflow in the place of its run.',
    applyTo: (parts) =>
      withPayload(parts, (payload, { channel }, { graph_workflow_id }) =>
        channel === 'callback' && graph_workflow_id !== null ? { ...payload, run_id: graph_workflow_id } : payload,
      ),
  },
});
