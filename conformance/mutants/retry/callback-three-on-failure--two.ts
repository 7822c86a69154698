import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const twoCallbackAttempts: Mutant = {
  id: 'retry/callback-three-on-failure--two',
  clauses: ['callbacks.three-on-failure'],
  check: 'retry/callback-three-on-failure',
  mistake: 'The attempts are counted from zero, so that the third is taken for the fourth.',
  applyTo: (parts) => withRule(parts, 'callback', () => ({ attempts: 2 })),
};
