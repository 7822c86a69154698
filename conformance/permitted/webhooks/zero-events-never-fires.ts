import { zeroEventsNeverFires } from '../../checks/webhooks/zero-events-never-fires.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(zeroEventsNeverFires, {
  'empty-lists-refused': {
    obeys: ['webhooks.zero-events-never-fires'],
    what: 'An empty list of events is refused, and one that is left out subscribes to none; a new webhook is pinged.',
    choices: { events: { subscription_empty: 'refused', subscription_absent: 'none', ping: 'ping' } },
  },
  'nothing-left-to-say': {
    obeys: ['webhooks.zero-events-never-fires'],
    what: 'An empty list of events is refused, and one that is left out subscribes to all, of which nobody is told.',
    untold: ['events.subscription_empty', 'events.subscription_absent'],
    costs: { 'webhooks/zero-events-never-fires': 'no webhook is subscribed to nothing' },
    choices: { events: { subscription_empty: 'refused', subscription_absent: 'all' } },
  },
});
