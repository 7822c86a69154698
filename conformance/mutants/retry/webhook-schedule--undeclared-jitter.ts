import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const undeclaredWebhookJitter: Mutant = {
  id: 'retry/webhook-schedule--undeclared-jitter',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake: 'A library adds jitter of its own accord, and nobody told those who count on the waits.',
  applyTo: (parts) => withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, jitter: 'full' } })),
};
