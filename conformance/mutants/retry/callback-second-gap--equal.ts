import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const equalGaps: Mutant = {
  id: 'retry/callback-second-gap--equal',
  clauses: ['callbacks.second-gap'],
  check: 'retry/callback-second-gap',
  mistake: 'The wait is the same each time: nothing doubles.',
  applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } })),
};
