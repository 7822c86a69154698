import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const timeoutOfTheLibrary: Mutant = {
  id: 'retry/webhook-schedule--timeout-of-the-library',
  clauses: ['events.webhook-schedule'],
  check: 'retry/webhook-schedule',
  mistake:
    'The timeout that is documented is never handed to the HTTP client, which waits as long as it does by default.',
  applyTo: (parts) => withRule(parts, 'webhook', () => ({ timeout_ms: 30_000 })),
};
