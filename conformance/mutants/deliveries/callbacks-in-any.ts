import { callbacksInAny } from '../../checks/deliveries/callbacks-in-any.ts';
import { mutantsOf } from '../mutant.ts';
import { withManners } from '../other-manners.ts';

export const mutants = mutantsOf(callbacksInAny, {
  'shown-all-the-same': {
    breaks: ['events.callbacks-in-any'],
    mistake: 'Callbacks are kept in the table of deliveries, and the log of all webhooks does not leave them out.',
    applyTo: (parts) =>
      withManners(parts, (manners) => ({ ...manners, callback: { ...manners.callback, listed: 'with_event' } })),
  },
});
