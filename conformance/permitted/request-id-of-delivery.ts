import type { PermittedSender } from './sender.ts';

export const requestIdOfDelivery: PermittedSender = {
  id: 'request-id-of-delivery',
  what: 'All attempts of a delivery bear one request id.',
  choices: { events: { request_id: 'delivery' } },
};
