import { withAttempt } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { underEvent } from './other-repeats.ts';

export const successesRedelivered: Mutant = {
  id: 'events/name-fits-the-end--successes-redelivered',
  clauses: ['events.completed'],
  check: 'events/name-fits-the-end',
  mistake: 'What is sent for the third time says so in the name of its event, for whoever counts successes.',
  applyTo: (parts) =>
    withAttempt(parts, (event, number) =>
      number < 3 ? event : underEvent(event, (told) => (told === 'run.completed' ? 'run.completed.redelivered' : told)),
    ),
};
