import type { Mutant } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const callbacksShownAllTheSame: Mutant = {
  id: 'deliveries/callbacks-in-any--shown-all-the-same',
  clauses: ['events.callbacks-in-any'],
  check: 'deliveries/callbacks-in-any',
  mistake: 'Callbacks are kept in the table of deliveries, and the log of all webhooks does not leave them out.',
  applyTo: (parts) =>
    withManners(parts, (manners) => ({ ...manners, callback: { ...manners.callback, listed: 'with_event' } })),
};
