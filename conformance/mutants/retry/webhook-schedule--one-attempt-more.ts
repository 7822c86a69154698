import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const oneWebhookAttemptMore: Mutant = {
  id: 'retry/webhook-schedule--one-attempt-more',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake: 'The setting is read as the number of repeats, so that there is one attempt more.',
  applyTo: (parts) => withRule(parts, 'webhook', ({ attempts }) => ({ attempts: attempts + 1 })),
};
