import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const webhookTimeoutHalved: Mutant = {
  id: 'retry/webhook-schedule--timeout-halved',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake: 'The timeout is shared by connecting and answering, so that half of it is left for the receiver.',
  applyTo: (parts) => withRule(parts, 'webhook', ({ timeout_ms }) => ({ timeout_ms: timeout_ms / 2 })),
};
