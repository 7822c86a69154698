import { event_codes } from '../../suite/scenario.ts';
import type { Mutant } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const noneMeansAll: Mutant = {
  id: 'webhooks/zero-events-never-fires--none-means-all',
  clauses: ['webhooks.zero-events-never-fires'],
  check: 'webhooks/zero-events-never-fires',
  mistake: 'An empty list is read like a list that was left out, and that as the wish for everything.',
  applyTo: (parts) => withSubscriptions(parts, (events) => (events.length === 0 ? event_codes : events)),
};
