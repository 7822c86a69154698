import { withAttempt, withoutHeader } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const requestIdNotOnRepeats: Mutant = {
  id: 'events/request-id--not-on-repeats',
  clauses: ['events.request-id'],
  check: 'events/request-id',
  mistake: 'The header is set where a delivery is made, and the worker that repeats it does not know it.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) => (number === 1 ? event : withoutHeader(event, 'request-id'))),
};
