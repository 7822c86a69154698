import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const eventWithOneL: Mutant = {
  id: 'events/name-fits-the-end--canceled-with-one-l',
  clauses: ['events.cancelled'],
  check: 'events/name-fits-the-end',
  mistake: 'The name of the event is made of the status, so that it is spelled like it.',
  applyTo: (parts) =>
    withPayload(parts, (payload, _, { status_code }) => ({ ...payload, event: `run.${status_code}` })),
};
