import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const workflowsSkipWebhooks: Mutant = {
  id: 'events/delivered--workflows-skip-webhooks',
  clauses: ['webhooks.deliver-matching'],
  check: 'events/delivered',
  mistake: 'Webhooks were built for runs of models, and the end of a workflow never asks for them.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { model_id }) =>
      deliveries.filter(({ channel }) => channel === 'callback' || model_id !== null),
    ),
};
