import { callbacksInAny } from '../../checks/deliveries/callbacks-in-any.ts';
import { withRequestIds } from '../../mutants/other-request-ids.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbacksInAny, {
  'request-ids-counted': {
    obeys: ['events.callbacks-in-any', 'events.request-id'],
    what: 'The request ids of a server are numbers from 1 on, which may stand in any log by chance.',
    choices: { events: { request_id: 'attempt' } },
    applyTo(parts) {
      let sent = 0;
      const numbers = new Map<string, string>();
      return withRequestIds(parts, (own) => {
        if (!numbers.has(own)) numbers.set(own, String(++sent));
        return numbers.get(own)!;
      });
    },
  },
  'callbacks-in-any': {
    obeys: ['events.callbacks-in-any', 'webhooks.deliveries-of-organization'],
    what: 'Callbacks stand among the deliveries of all webhooks.',
    choices: { events: { callbacks_in_any: 'yes' } },
  },
});
