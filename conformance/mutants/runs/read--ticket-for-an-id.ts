import type { Mutant } from '../mutant.ts';
import { withDispatches } from './changed-runs.ts';

export const ticketForAnId: Mutant = {
  id: 'runs/read--ticket-for-an-id',
  clauses: ['runs.dispatch-then-readable'],
  check: 'runs/read',
  mistake: 'The dispatch of a model with variants answers with the id of its ticket in the queue.',
  applyTo(parts) {
    return withDispatches(parts, (original, operation) => async (call) => {
      const reply = await original(call);
      if (operation !== 'dispatchModelRun4' || reply.kind !== 'record') return reply;
      return { ...reply, record: { ...reply.record, run_id: parts.random.uuid() } };
    });
  },
};
