import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const callbackCutIsEnough: Mutant = {
  id: 'retry/receiver-answers--callback-cut-is-enough',
  clauses: ['events.receiver-answers'],
  check: 'retry/receiver-answers',
  mistake: 'The sender of callbacks looks at the status line alone, the one of webhooks at the whole answer.',
  applyTo: (parts) => withRule(parts, 'callback', () => ({ head_is_enough: true })),
};
