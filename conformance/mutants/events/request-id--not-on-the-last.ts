import { withAttempt, withoutHeader } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const requestIdNotOnTheLast: Mutant = {
  id: 'events/request-id--not-on-the-last',
  clauses: ['events.request-id'],
  check: 'events/request-id',
  mistake:
    'From the third attempt on a job sends what was kept of a delivery: its address, its body and its signature.',
  applyTo: (parts) => withAttempt(parts, (event, number) => (number >= 3 ? withoutHeader(event, 'request-id') : event)),
};
