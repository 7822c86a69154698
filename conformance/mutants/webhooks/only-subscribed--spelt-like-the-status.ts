import type { Mutant } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const speltLikeTheStatus: Mutant = {
  id: 'webhooks/only-subscribed--spelt-like-the-status',
  clauses: ['webhooks.deliver-matching'],
  check: 'webhooks/only-subscribed',
  mistake:
    'A lone subscription is looked up under the spelling of the status, which has one l where the event has two.',
  applyTo: (parts) =>
    withSubscriptions(parts, (events) =>
      events.length === 1 ? events.filter((event) => event !== 'run.cancelled') : events,
    ),
};
