import type { Mutant } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const emptyListGetsTheFirst: Mutant = {
  id: 'webhooks/zero-events-never-fires--first-of-the-list',
  clauses: ['webhooks.zero-events-never-fires'],
  check: 'webhooks/zero-events-never-fires',
  mistake: 'The form has the first event of its list chosen, which is sent along where nothing is.',
  applyTo: (parts) => withSubscriptions(parts, (events) => (events.length === 0 ? ['run.completed'] : events)),
};
