import { underId } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';
import { withRepeats } from './other-repeats.ts';

export const renewedBehindAReset: Mutant = {
  id: 'events/same-id-on-repeat--renewed-behind-a-reset',
  clauses: ['events.same-id-on-repeat'],
  check: 'events/same-id-on-repeat',
  mistake: 'What got no answer is taken not to have left at all, so that its delivery is made anew, with another id.',
  applyTo: (parts) =>
    withRepeats(parts, (event, before) => (before.kind === 'failed' ? underId(event, parts.random.uuid()) : event)),
};
