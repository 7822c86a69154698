import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const notOn503: Mutant = {
  id: 'retry/callback-on-5xx--not-on-503',
  clauses: ['callbacks.retries-on-5xx'],
  check: 'retry/callback-on-5xx',
  mistake: 'Whoever answers 503 is taken to be down for good, so that nobody calls again.',
  applyTo: (parts) =>
    withRule(parts, 'callback', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 503] })),
};
