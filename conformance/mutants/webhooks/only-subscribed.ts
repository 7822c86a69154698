import { onlySubscribed } from '../../checks/webhooks/only-subscribed.ts';
import { event_codes } from '../../suite/scenario.ts';
import { mutantsOf } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const mutants = mutantsOf(onlySubscribed, {
  'by-the-topic': {
    breaks: ['webhooks.only-subscribed'],
    mistake: 'Subscriptions are compared by what stands before the dot, so that each run event brings all of them.',
    applyTo: (parts) => withSubscriptions(parts, (events) => (events.length > 0 ? event_codes : events)),
  },
  'cancelled-is-a-failure': {
    breaks: ['webhooks.only-subscribed'],
    mistake: 'Whoever wants to hear of failures is told of cancelled runs too.',
    applyTo: (parts) =>
      withSubscriptions(parts, (events) =>
        events.includes('run.failed') && !events.includes('run.cancelled') ? [...events, 'run.cancelled'] : events,
      ),
  },
  'of-two-the-first': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'A list is searched by what it begins with, unless it is the list of all.',
    applyTo: (parts) =>
      withSubscriptions(parts, (events) => (events.length < event_codes.length ? events.slice(0, 1) : events)),
  },
  'cancelled-lost-of-two': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'A list of two is looked up under the spelling of the status, which has one l where the event has two.',
    applyTo: (parts) =>
      withSubscriptions(parts, (events) =>
        events.length === 2 ? events.filter((event) => event !== 'run.cancelled') : events,
      ),
  },
});
