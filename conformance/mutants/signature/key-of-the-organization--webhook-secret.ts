import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const webhookSecretForCallbacks: Mutant = {
  id: 'signature/key-of-the-organization--webhook-secret',
  clauses: ['events.signature-key'],
  check: 'signature/key-of-the-organization',
  mistake: 'Callback and webhook of one event are signed in one go, with the secret that was found first.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries) => {
      const webhook = deliveries.find(({ channel }) => channel === 'webhook');
      return deliveries.map((delivery) =>
        delivery.channel === 'callback' && webhook ? { ...delivery, secret: webhook.secret } : delivery,
      );
    }),
};
