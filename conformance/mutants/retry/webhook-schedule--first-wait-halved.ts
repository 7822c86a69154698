import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const firstWebhookWaitHalved: Mutant = {
  id: 'retry/webhook-schedule--first-wait-halved',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake: 'The exponent starts one step too low, so that each wait is half as long as told.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ backoff }) => ({ backoff: { ...backoff, first_ms: backoff.first_ms / 2 } })),
};
