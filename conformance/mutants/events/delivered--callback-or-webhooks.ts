import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const callbackOrWebhooks: Mutant = {
  id: 'events/delivered--callback-or-webhooks',
  clauses: ['webhooks.deliver-matching'],
  check: 'events/delivered',
  mistake: 'A failed run that has a callback_url counts as told, so that no webhook hears of it.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { status_code, callback_url }) =>
      deliveries.filter(({ channel }) => channel === 'callback' || status_code !== 'failed' || callback_url === null),
    ),
};
