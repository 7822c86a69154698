import { requestIdUnderItsDelivery } from '../../checks/deliveries/request-id-under-its-delivery.ts';
import { withRequestIds } from '../../mutants/other-request-ids.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestIdUnderItsDelivery, {
  'no-uuid': {
    obeys: ['events.request-id-in-log', 'events.request-id-correlates'],
    what: 'A request id is no UUID, but base64 with slashes and quotes around it.',
    choices: { events: { request_id: 'attempt' } },
    applyTo: (parts) => withRequestIds(parts, (own) => `"${Buffer.from(`?${own}?>`).toString('base64')}/"`),
  },
});
