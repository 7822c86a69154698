import { subscriptionLists } from '../../checks/webhooks/subscription-lists.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(subscriptionLists, {
  'none-means-all': {
    breaks: ['events.subscription-absent'],
    mistake: 'A webhook without a list of subscriptions is subscribed to everything, and the manual says otherwise.',
    applyTo: (parts) =>
      withBody(parts, 'createWebhook', (body) => ({
        event_types: ['run.completed', 'run.failed', 'run.cancelled'],
        ...body,
      })),
  },
});
