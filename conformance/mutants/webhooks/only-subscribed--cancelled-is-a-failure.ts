import type { Mutant } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const cancelledIsAFailure: Mutant = {
  id: 'webhooks/only-subscribed--cancelled-is-a-failure',
  clauses: ['webhooks.only-subscribed'],
  check: 'webhooks/only-subscribed',
  mistake: 'Whoever wants to hear of failures is told of cancelled runs too.',
  applyTo: (parts) =>
    withSubscriptions(parts, (events) =>
      events.includes('run.failed') && !events.includes('run.cancelled') ? [...events, 'run.cancelled'] : events,
    ),
};
