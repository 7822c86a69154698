import { withAttempt, withoutHeader } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const requestIdNotOnCallbacks: Mutant = {
  id: 'events/request-id--not-on-callbacks',
  clauses: ['events.request-id'],
  check: 'events/request-id',
  mistake: 'The id belongs to the log of webhooks, which callbacks do not have.',
  applyTo: (parts) =>
    withAttempt(parts, (event) => (event.channel === 'callback' ? withoutHeader(event, 'request-id') : event)),
};
