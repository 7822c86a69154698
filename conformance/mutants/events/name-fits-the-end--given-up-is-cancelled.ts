import { withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { underEvent } from './other-repeats.ts';

export const givenUpIsCancelled: Mutant = {
  id: 'events/name-fits-the-end--given-up-is-cancelled',
  clauses: ['events.failed'],
  check: 'events/name-fits-the-end',
  mistake:
    'The last attempt to tell of a failure writes the state of its own job into the event, which is about to be called off.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) => {
      if (event.channel !== 'callback' || number < 3) return event;
      return underEvent(event, (told) => (told === 'run.failed' ? 'run.cancelled' : told));
    }),
};
