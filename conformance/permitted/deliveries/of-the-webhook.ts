import { deliveriesOfTheWebhook } from '../../checks/deliveries/of-the-webhook.ts';
import { withItems } from '../../mutants/other-log.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(deliveriesOfTheWebhook, {
  'webhook-left-out': {
    obeys: ['webhooks.deliveries', 'webhooks.deliveries-of-the-webhook'],
    what: 'The log of a webhook does not repeat in each entry whose it is, and names neither run nor event.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) =>
        items.map(({ webhook_id: _, run_id: __, event: ___, ...item }) => item),
      ),
  },
});
