import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const oneWebhookAttemptFewer: Mutant = {
  id: 'retry/webhook-schedule--one-attempt-fewer',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake: 'The first attempt is not counted in the setting and is in the code, so that the last one is never made.',
  applyTo: (parts) => withRule(parts, 'webhook', ({ attempts }) => ({ attempts: attempts - 1 })),
};
