import { eachReceiver } from '../../checks/events/each-receiver.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(eachReceiver, {
  'webhooks-much-later': {
    obeys: ['webhooks.deliver-matching', 'webhooks.fan-out'],
    costs: { 'retry/webhook-on-closed-port': 'the port is closed again before a webhook is told of anything' },
    what: 'Callbacks leave at once, and webhooks have a queue of their own that takes 20 seconds.',
    alone: 'Whoever lists a delivery after its first attempt lists it as much later.',
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) =>
        deliveries.map((delivery) => {
          if (delivery.channel === 'callback' || delivery.next_attempt_at === null) return delivery;
          const later = new Date(Date.parse(delivery.next_attempt_at) + 20_000);
          return { ...delivery, next_attempt_at: later.toISOString() };
        }),
      ),
  },
});
