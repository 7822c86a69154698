import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const halfGaps: Mutant = {
  id: 'retry/callback-first-gap--half',
  clauses: ['callbacks.first-gap'],
  check: 'retry/callback-first-gap',
  mistake: 'The backoff starts from half a second.',
  applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, first_ms: 500 } })),
};
