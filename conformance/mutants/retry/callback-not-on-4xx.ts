import { callbackNotOn4xx } from '../../checks/retry/callback-not-on-4xx.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isAnswer, taken_as_failed, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(callbackNotOn4xx, {
  'again-after-404': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'A receiver that is not there yet is taken to be starting, so that 404 is tried again.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result }) =>
        isAnswer(result, (status) => status === 404) ? taken_as_failed : result,
      ),
  },
  'again-after-429': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'A receiver that answers 429 asks for patience, so that this one 4xx is tried again.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result }) =>
        isAnswer(result, (status) => status === 429) ? taken_as_failed : result,
      ),
  },
  'again-after-any': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'Callbacks are tried again by the rule of webhooks: after everything that is no 2xx.',
    applyTo: (parts) => withRule(parts, 'callback', ({ again_on }) => ({ again_on: [...again_on, '4xx', '3xx'] })),
  },
});
