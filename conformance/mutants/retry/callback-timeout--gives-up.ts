import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const givesUpOnTimeout: Mutant = {
  id: 'retry/callback-timeout--gives-up',
  clauses: ['events.callback-timeout'],
  check: 'retry/callback-timeout',
  mistake: 'A timeout is an exception of another class than network errors, which nobody catches.',
  applyTo: (parts) =>
    withRule(parts, 'callback', ({ again_on }) => ({ again_on: again_on.filter((outcome) => outcome !== 'timeout') })),
};
