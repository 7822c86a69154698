import { withoutHeader } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { withRepeats } from './other-repeats.ts';

export const requestIdLostBehindAReset: Mutant = {
  id: 'events/request-id--lost-behind-a-reset',
  clauses: ['events.request-id'],
  check: 'events/request-id',
  mistake: 'Where a connection broke, the request is built once more by a layer below that which sets the header.',
  applyTo: (parts) =>
    withRepeats(parts, (event, before) => (before.kind === 'failed' ? withoutHeader(event, 'request-id') : event)),
};
