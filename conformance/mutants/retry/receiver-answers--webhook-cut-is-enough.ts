import type { Mutant } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const webhookCutIsEnough: Mutant = {
  id: 'retry/receiver-answers--webhook-cut-is-enough',
  clauses: ['events.receiver-answers'],
  check: 'retry/receiver-answers',
  mistake: 'The sender looks at the status line alone, so that a notice whose answer broke off counts as taken.',
  applyTo: (parts) => withRule(parts, 'webhook', () => ({ head_is_enough: true })),
};
