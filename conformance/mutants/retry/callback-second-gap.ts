import { callbackSecondGap } from '../../checks/retry/callback-second-gap.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isOfWorkflow, withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(callbackSecondGap, {
  'equal-for-workflows': {
    breaks: ['callbacks.second-gap'],
    mistake: 'The sender for workflows waits equally long each time.',
    applyTo: (parts) =>
      withRuleFor(parts, isOfWorkflow, ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } }), 'callback'),
  },
  equal: {
    breaks: ['callbacks.second-gap'],
    mistake: 'The wait is the same each time: nothing doubles.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, factor: 1 } })),
  },
  threefold: {
    breaks: ['callbacks.second-gap'],
    mistake: 'The wait is tripled where it should be doubled.',
    applyTo: (parts) => withRule(parts, 'callback', ({ backoff }) => ({ backoff: { ...backoff, factor: 3 } })),
  },
});
