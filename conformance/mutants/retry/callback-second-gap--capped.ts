import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const cappedGaps: Mutant = {
  id: 'retry/callback-second-gap--capped',
  clauses: ['callbacks.second-gap'],
  check: 'retry/callback-second-gap',
  mistake: 'All waits of the server are capped, by less than the second one of a callback.',
  applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, cap_ms: 1_800 } })),
};
