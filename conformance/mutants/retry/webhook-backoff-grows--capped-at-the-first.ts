import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const webhookWaitsCappedAtTheFirst: Mutant = {
  id: 'retry/webhook-backoff-grows--capped-at-the-first',
  clauses: ['webhooks.backoff-grows'],
  check: 'retry/webhook-backoff-grows',
  mistake:
    'The longest wait is taken from the setting of the first one, so that the waits stop to grow before they begin.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, cap_ms: backoff.first_ms } })),
};
