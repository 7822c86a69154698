import type { Mutant } from '../mutant.ts';
import { withDeliveryIds } from '../other-log.ts';

export const madeOfTheWebhook: Mutant = {
  id: 'deliveries/ids-distinct--made-of-the-webhook',
  clauses: ['deliveries.ids-distinct'],
  check: 'deliveries/ids-distinct',
  mistake: 'The id of a delivery is made of the webhook and the event, so that the next such event has it again.',
  applyTo: (parts) => withDeliveryIds(parts, ({ webhook_id, event }) => (event === 'run.failed' ? webhook_id : null)),
};
