import type { Mutant } from '../mutant.ts';
import { withReceivers } from '../other-subscriptions.ts';

export const failuresToldOnce: Mutant = {
  id: 'webhooks/fan-out--failures-told-once',
  clauses: ['webhooks.fan-out'],
  check: 'webhooks/fan-out',
  mistake: 'A notice of a failure is taken for done as soon as one webhook has it.',
  applyTo: (parts) =>
    withReceivers(parts, (matching, event) => (event === 'run.failed' ? matching.slice(0, 1) : [...matching])),
};
