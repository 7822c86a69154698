import { requestIdScope } from '../../checks/events/request-id-scope.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestIdScope, {
  'delivery-id-as-request-id': {
    obeys: ['events.request-id-scope', 'events.request-id-in-log'],
    what: 'The id of the delivery is the request id of all its attempts.',
    choices: { events: { request_id: 'delivery_id' } },
  },
  'request-id-of-delivery': {
    obeys: ['events.request-id-scope'],
    what: 'All attempts of a delivery bear one request id.',
    choices: { events: { request_id: 'delivery' } },
  },
});
