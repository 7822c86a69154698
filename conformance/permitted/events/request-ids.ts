import { requestIds } from '../../checks/events/request-ids.ts';
import { withRequestIds } from '../../mutants/other-request-ids.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestIds, {
  'id-of-the-run': {
    obeys: ['events.request-id-correlates', 'events.request-id'],
    what: 'All that is told of one run, to whichever receiver and however often, bears the id of the run.',
    choices: { events: { request_id: 'delivery' } },
    applyTo: (parts) => withRequestIds(parts, (own, { body }) => String(JSON.parse(body).run_id ?? own)),
  },
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
