import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const firstWebhookSigns: Mutant = {
  id: 'signature/key-of-the-webhook--first-webhook-signs',
  clauses: ['webhooks.secret-of-its-own'],
  check: 'signature/key-of-the-webhook',
  mistake: 'The secret is looked up once for each event, where several webhooks match.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) => {
      const first = deliveries.find(({ channel }) => channel === 'webhook');
      return deliveries.map((delivery) =>
        delivery.channel === 'webhook' && first ? { ...delivery, secret: first.secret } : delivery,
      );
    }),
};
