import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const callbackSharesItsId: Mutant = {
  id: 'events/distinct-ids--callback-shares-with-a-webhook',
  clauses: ['events.distinct-ids'],
  check: 'events/distinct-ids',
  mistake: 'The payload is written once for the callback and sent to the first webhook as it is.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) => {
      const callback = deliveries.find(({ channel }) => channel === 'callback');
      const first = deliveries.find(({ channel }) => channel === 'webhook');
      return deliveries.map((delivery) =>
        callback && delivery === first ? { ...delivery, body: callback.body } : delivery,
      );
    }),
};
