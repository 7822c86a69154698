import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withId } from './changed-runs.ts';

export const wholeRunInTheAnswer: Mutant = {
  id: 'runs/dispatch-response--whole-run',
  clauses: ['runs.dispatch-response'],
  check: 'runs/dispatch-response',
  mistake: 'The dispatch of a model answers with the whole run, where its id and status alone are documented.',
  applyTo: (parts) =>
    withReply(parts, 'dispatchModelRun2', async (reply, call) => {
      if (reply.kind !== 'record') return reply;
      const read = await parts.handlers.getRun(withId(call, String(reply.record.run_id)));
      return read.kind === 'record' ? { ...reply, record: { ...reply.record, run: read.record } } : reply;
    }),
};
