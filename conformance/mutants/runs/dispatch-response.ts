import { dispatchResponse } from '../../checks/runs/dispatch-response.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withId } from './changed-runs.ts';

export const mutants = mutantsOf(dispatchResponse, {
  'status-left-out': {
    breaks: ['runs.dispatch-response'],
    mistake: 'Models with variants are dispatched without telling the status, other than the documentation says.',
    applyTo: (parts) => withRecord(parts, 'dispatchModelRun4', ({ run_id }) => ({ run_id })),
  },
  'told-as-done': {
    breaks: ['runs.dispatch-response'],
    mistake: 'The dispatch of a model answers with the status that its run is going to have.',
    applyTo: (parts) => withRecord(parts, 'dispatchModelRun3', (answer) => ({ ...answer, status: 'completed' })),
  },
  'whole-run': {
    breaks: ['runs.dispatch-response'],
    mistake: 'The dispatch of a model answers with the whole run, where its id and status alone are documented.',
    applyTo: (parts) =>
      withReply(parts, 'dispatchModelRun2', async (reply, call) => {
        if (reply.kind !== 'record') return reply;
        const read = await parts.handlers.getRun(withId(call, String(reply.record.run_id)));
        return read.kind === 'record' ? { ...reply, record: { ...reply.record, run: read.record } } : reply;
      }),
  },
});
