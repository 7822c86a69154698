import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const webhookWaitsOfOneLength: Mutant = {
  id: 'retry/webhook-backoff-grows--one-length',
  clauses: ['webhooks.backoff-grows'],
  check: 'retry/webhook-backoff-grows',
  mistake: 'The queue repeats a job after a fixed delay, whatever number the attempt has.',
  applyTo: (parts) => withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } })),
};
