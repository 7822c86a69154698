import type { Mutant } from '../mutant.ts';
import { underEvent, withRepeats } from './other-repeats.ts';

export const repeatsWithOneL: Mutant = {
  id: 'events/name-fits-the-end--one-l-on-repeats',
  clauses: ['events.cancelled'],
  check: 'events/name-fits-the-end',
  mistake: 'A repeat is written anew from the status of the run, with its spelling.',
  applyTo: (parts) => withRepeats(parts, (event) => underEvent(event, (told) => told.replace('cancelled', 'canceled'))),
};
