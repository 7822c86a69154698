import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const notModifiedIsEnough: Mutant = {
  id: 'retry/webhook-on-non-2xx--not-modified-is-enough',
  clauses: ['webhooks.retries-on-non-2xx'],
  check: 'retry/webhook-on-non-2xx',
  mistake: 'A receiver that answers 304 is taken to have had the notice before.',
  applyTo: (parts) =>
    withRule(parts, 'webhook', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 304] })),
};
