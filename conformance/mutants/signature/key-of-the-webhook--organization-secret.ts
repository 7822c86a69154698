import type { Mutant } from '../mutant.ts';
import { withDeliveries } from './other-signature.ts';

export const organizationSecretForWebhooks: Mutant = {
  id: 'signature/key-of-the-webhook--organization-secret',
  clauses: ['events.signature-key'],
  check: 'signature/key-of-the-webhook',
  mistake: "One secret signs all events of an organization, and a webhook's own is only kept.",
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { store }) =>
      Promise.all(
        deliveries.map(async (delivery) => {
          const secret = (await store.organization(delivery.org_id))?.callback_secret;
          return delivery.channel === 'webhook' && secret != null ? { ...delivery, secret } : delivery;
        }),
      ),
    ),
};
