import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const givesUpOn302: Mutant = {
  id: 'retry/webhook-on-non-2xx--gives-up-on-302',
  clauses: ['webhooks.retries-on-non-2xx'],
  check: 'retry/webhook-on-non-2xx',
  mistake: 'An HTTP library that does not throw for a redirect makes its caller believe that the notice was taken.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 302] })),
};
