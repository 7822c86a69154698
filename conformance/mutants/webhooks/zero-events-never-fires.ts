import { zeroEventsNeverFires } from '../../checks/webhooks/zero-events-never-fires.ts';
import { event_codes } from '../../suite/scenario.ts';
import { mutantsOf } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const mutants = mutantsOf(zeroEventsNeverFires, {
  'failures-to-everybody': {
    breaks: ['webhooks.zero-events-never-fires'],
    mistake: 'Failures are taken to be too important to be unsubscribed from by whoever subscribes to nothing.',
    applyTo: (parts) => withSubscriptions(parts, (events) => (events.length === 0 ? ['run.failed'] : events)),
  },
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
