import { event_codes } from '../../suite/scenario.ts';
import type { Mutant } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const byTheTopic: Mutant = {
  id: 'webhooks/only-subscribed--by-the-topic',
  clauses: ['webhooks.only-subscribed'],
  check: 'webhooks/only-subscribed',
  mistake: 'Subscriptions are compared by what stands before the dot, so that each run event brings all of them.',
  applyTo: (parts) => withSubscriptions(parts, (events) => (events.length > 0 ? event_codes : events)),
};
