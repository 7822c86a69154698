import { withAttempt, withoutHeader } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { isOfWorkflow } from './other-repeats.ts';

export const workflowsWithoutRequestId: Mutant = {
  id: 'events/request-id--not-of-workflows',
  clauses: ['events.request-id'],
  check: 'events/request-id',
  mistake:
    'The header repeats the id of the request that dispatched the run, which the queue of workflows does not carry along.',
  applyTo: (parts) => withAttempt(parts, (event) => (isOfWorkflow(event) ? withoutHeader(event, 'request-id') : event)),
};
