import { deliveryIds } from '../../checks/events/delivery-ids.ts';
import { withDeliveries } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(deliveryIds, {
  'numbered-by-channel': {
    obeys: ['events.distinct-ids', 'events.delivery-id', 'events.same-id-on-repeat'],
    what: 'Each channel has ids of its own, and a callback may bear one that a delivery to a webhook bears too.',
    apart: {
      'concurrency/one-event-for-each-end--amid-others': 'its callbacks bear the id of the delivery in their head too',
      'events/request-ids--delivery-id-as-request-id': 'its callbacks bear the id of the delivery in their head too',
    },
    untold: ['events.callbacks_in_any'],
    rests_on: ['events.request_id'],
    applyTo: (parts) =>
      withDeliveries(parts, (deliveries) => {
        const of_webhook = deliveries.find(({ channel }) => channel === 'webhook');
        if (!of_webhook) return [...deliveries];
        return deliveries.map((delivery) =>
          delivery.channel === 'callback'
            ? { ...delivery, body: delivery.body.replaceAll(delivery.id, of_webhook.id) }
            : delivery,
        );
      }),
  },
});
