import { zeroEventsNeverFires } from '../../checks/webhooks/zero-events-never-fires.ts';
import { event_codes } from '../../suite/scenario.ts';
import { mutantsOf } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const mutants = mutantsOf(zeroEventsNeverFires, {
  'first-of-the-list': {
    breaks: ['webhooks.zero-events-never-fires'],
    mistake: 'The form has the first event of its list chosen, which is sent along where nothing is.',
    applyTo: (parts) => withSubscriptions(parts, (events) => (events.length === 0 ? ['run.completed'] : events)),
  },
  'none-means-all': {
    breaks: ['webhooks.zero-events-never-fires'],
    mistake: 'An empty list is read like a list that was left out, and that as the wish for everything.',
    applyTo: (parts) => withSubscriptions(parts, (events) => (events.length === 0 ? event_codes : events)),
  },
});
