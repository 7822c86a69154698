import { changedMeanwhile } from '../../checks/events/changed-meanwhile.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(changedMeanwhile, {
  'new-webhooks-last': {
    obeys: ['webhooks.deliver-matching', 'events.matching-delivered'],
    what: 'A run of a deleted workflow is canceled, and of several webhooks the newest is told some seconds after the others.',
    choices: { workflows: { in_flight_on_delete: 'canceled' } },
    alone: 'Whoever lists a delivery after its first attempt lists it as much later.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) => {
        const newest = deliveries.findLast(({ channel }) => channel === 'webhook');
        return deliveries.map((delivery) => {
          if (delivery !== newest || delivery.next_attempt_at === null) return delivery;
          const later = new Date(Date.parse(delivery.next_attempt_at) + 5_000);
          return { ...delivery, next_attempt_at: later.toISOString() };
        });
      }),
  },
});
