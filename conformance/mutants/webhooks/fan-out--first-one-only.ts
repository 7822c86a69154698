import type { Mutant } from '../mutant.ts';
import { withReceivers } from '../other-subscriptions.ts';

export const firstOneOnly: Mutant = {
  id: 'webhooks/fan-out--first-one-only',
  clauses: ['webhooks.fan-out'],
  check: 'webhooks/fan-out',
  mistake: 'The webhook of an event is looked up as if there could be one only.',
  applyTo: (parts) => withReceivers(parts, (matching) => matching.slice(0, 1)),
};
