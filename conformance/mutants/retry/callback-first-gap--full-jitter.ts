import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const jitteredGaps: Mutant = {
  id: 'retry/callback-first-gap--full-jitter',
  clauses: ['callbacks.first-gap'],
  check: 'retry/callback-first-gap',
  mistake: 'Chance takes off anything up to the whole wait, as is advised where many senders meet.',
  applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, jitter: 'full' } })),
};
