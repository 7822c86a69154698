import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const growsByHalf: Mutant = {
  id: 'retry/callback-second-gap--half-as-much-again',
  clauses: ['callbacks.second-gap'],
  check: 'retry/callback-second-gap',
  mistake: 'The backoff grows by half, as that of an HTTP library does.',
  applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, factor: 1.5 } })),
};
