import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const newestWebhookOnly: Mutant = {
  id: 'deliveries/all-hold-each--newest-webhook-only',
  clauses: ['webhooks.deliveries-of-organization'],
  check: 'deliveries/all-hold-each',
  mistake: 'The log of all webhooks is the one of the webhook that was told last.',
  applyTo: (parts) =>
    withItems(parts, 'listAllDeliveries', (items) =>
      items.filter(({ webhook_id }) => webhook_id === items[0]?.webhook_id),
    ),
};
