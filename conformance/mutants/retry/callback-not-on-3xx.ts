import { callbackNotOn3xx } from '../../checks/retry/callback-not-on-3xx.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isAnswer, taken_as_failed, withOutcomes } from '../outcomes-taken.ts';
import { isOfWorkflow, withRuleFor } from '../two-engines.ts';

export const mutants = mutantsOf(callbackNotOn3xx, {
  'again-for-workflows': {
    breaks: ['callbacks.no-retry-on-3xx'],
    mistake: 'The sender for workflows takes a redirect for a receiver that is not there yet.',
    applyTo: (parts) =>
      withRuleFor(parts, isOfWorkflow, ({ again_on }) => ({ again_on: [...again_on, '3xx'] }), 'callback'),
  },
  'again-after-304': {
    breaks: ['callbacks.no-retry-on-3xx'],
    mistake:
      'The HTTP library throws at a 304 that no condition was sent with, and what is thrown counts as a network error.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result }) =>
        isAnswer(result, (status) => status === 304) ? taken_as_failed : result,
      ),
  },
  'again-after-any': {
    breaks: ['callbacks.no-retry-on-3xx'],
    mistake: 'A redirect that is not followed is taken for a receiver that is not there yet.',
    applyTo: (parts) => withRule(parts, 'callback', ({ again_on }) => ({ again_on: [...again_on, '3xx'] })),
  },
});
