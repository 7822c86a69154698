import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const givesUpOn404: Mutant = {
  id: 'retry/webhook-on-non-2xx--gives-up-on-404',
  clauses: ['webhooks.retries-on-non-2xx'],
  check: 'retry/webhook-on-non-2xx',
  mistake: 'A receiver that answers 404 is taken to be gone, and its delivery given up.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 404] })),
};
