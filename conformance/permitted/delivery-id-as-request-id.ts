import type { PermittedSender } from './sender.ts';

export const deliveryIdAsRequestId: PermittedSender = {
  id: 'delivery-id-as-request-id',
  what: 'The id of the delivery is the request id of all its attempts.',
  choices: { events: { request_id: 'delivery_id' } },
};
