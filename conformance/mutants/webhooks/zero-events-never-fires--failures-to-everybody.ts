import type { Mutant } from '../mutant.ts';
import { withSubscriptions } from '../other-subscriptions.ts';

export const failuresToEverybody: Mutant = {
  id: 'webhooks/zero-events-never-fires--failures-to-everybody',
  clauses: ['webhooks.zero-events-never-fires'],
  check: 'webhooks/zero-events-never-fires',
  mistake: 'Failures are taken to be too important to be unsubscribed from by whoever subscribes to nothing.',
  applyTo: (parts) => withSubscriptions(parts, (events) => (events.length === 0 ? ['run.failed'] : events)),
};
