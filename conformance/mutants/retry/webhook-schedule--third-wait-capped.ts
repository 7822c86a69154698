import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const thirdWebhookWaitCapped: Mutant = {
  id: 'retry/webhook-schedule--third-wait-capped',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake: 'A cap that nobody wrote down stops the waits from growing behind the second one.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ backoff }) => ({
      backoff: { ...backoff, cap_ms: backoff.first_ms * backoff.factor },
    })),
};
