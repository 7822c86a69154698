import { callbacksInAny } from '../../checks/deliveries/callbacks-in-any.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbacksInAny, {
  'callbacks-in-any': {
    obeys: ['events.callbacks-in-any', 'webhooks.deliveries-of-organization'],
    what: 'Callbacks stand among the deliveries of all webhooks.',
    choices: { events: { callbacks_in_any: 'yes' } },
  },
});
