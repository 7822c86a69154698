import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const conflictIsHad: Mutant = {
  id: 'retry/webhook-on-non-2xx--conflict-is-had',
  clauses: ['webhooks.retries-on-non-2xx'],
  check: 'retry/webhook-on-non-2xx',
  mistake: 'A receiver that answers 409 is taken to say that it had this notice already.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 409] })),
};
