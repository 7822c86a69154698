import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const noListMeansAll: Mutant = {
  id: 'webhooks/subscription-lists--none-means-all',
  clauses: ['events.subscription-absent'],
  check: 'webhooks/subscription-lists',
  mistake: 'A webhook without a list of subscriptions is subscribed to everything, and the manual says otherwise.',
  applyTo: (parts) =>
    withBody(parts, 'createWebhook', (body) => ({
      event_types: ['run.completed', 'run.failed', 'run.cancelled'],
      ...body,
    })),
};
