import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const idOfTheWebhook: Mutant = {
  id: 'events/distinct-ids--id-of-the-webhook',
  clauses: ['events.distinct-ids'],
  check: 'events/distinct-ids',
  mistake: 'A field was mixed up: deliveries bear the id of their webhook, the same for each run.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { id, webhook_id }) => ({
      ...payload,
      delivery: { ...(payload.delivery as object), id: webhook_id ?? id },
    })),
};
