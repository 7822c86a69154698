import { receiverAnswers } from '../../checks/retry/receiver-answers.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';

export const mutants = mutantsOf(receiverAnswers, {
  'callback-cut-is-enough': {
    breaks: ['events.receiver-answers'],
    mistake: 'The sender of callbacks looks at the status line alone, the one of webhooks at the whole answer.',
    applyTo: (parts) => withRule(parts, 'callback', () => ({ head_is_enough: true })),
  },
  'webhook-cut-is-enough': {
    breaks: ['events.receiver-answers'],
    mistake: 'The sender looks at the status line alone, so that a notice whose answer broke off counts as taken.',
    applyTo: (parts) => withRule(parts, 'webhook', () => ({ head_is_enough: true })),
  },
});
