import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const noGap: Mutant = {
  id: 'retry/callback-first-gap--none',
  clauses: ['callbacks.first-gap'],
  check: 'retry/callback-first-gap',
  mistake: 'A failed callback goes back to the head of the queue, and out again at once.',
  applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 0 } })),
};
