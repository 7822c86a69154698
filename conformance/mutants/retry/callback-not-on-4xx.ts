import { callbackNotOn4xx } from '../../checks/retry/callback-not-on-4xx.ts';
import { isAnswer, taken_as_failed, withResults } from '../callback-results.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { isUser, withRuleForCallers } from '../runs-of-callers.ts';

export const mutants = mutantsOf(callbackNotOn4xx, {
  'again-for-runs-of-users': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'The page that people dispatch from sends its own callbacks, and repeats whatever is no 2xx.',
    applyTo: (parts) =>
      withRuleForCallers(parts, isUser, 'callback', ({ again_on }) => ({ again_on: [...again_on, '4xx'] })),
  },
  'again-after-404': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'A receiver that is not there yet is taken to be starting, so that 404 is tried again.',
    applyTo: (parts) =>
      withResults(parts, (result) => (isAnswer(result, (status) => status === 404) ? taken_as_failed : result)),
  },
  'again-after-429': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'A receiver that answers 429 asks for patience, so that this one 4xx is tried again.',
    applyTo: (parts) =>
      withResults(parts, (result) => (isAnswer(result, (status) => status === 429) ? taken_as_failed : result)),
  },
  'again-after-any': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'Callbacks are tried again by the rule of webhooks: after everything that is no 2xx.',
    applyTo: (parts) => withRule(parts, 'callback', ({ again_on }) => ({ again_on: [...again_on, '4xx', '3xx'] })),
  },
  'again-in-a-repeat': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'Whether to go on is asked after the first attempt only.',
    applyTo: (parts) =>
      withResults(parts, (result, attempt) =>
        attempt > 1 && isAnswer(result, (status) => status >= 400 && status <= 499) ? taken_as_failed : result,
      ),
  },
  'again-after-408': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'A receiver that answers 408 is taken to have timed out.',
    applyTo: (parts) =>
      withResults(parts, (result) => (isAnswer(result, (status) => status === 408) ? taken_as_failed : result)),
  },
  'again-after-425': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'Too early means later, says a library of retries.',
    applyTo: (parts) =>
      withResults(parts, (result) => (isAnswer(result, (status) => status === 425) ? taken_as_failed : result)),
  },
  'again-after-423': {
    breaks: ['callbacks.no-retry-on-4xx'],
    mistake: 'What is locked now may be open in a second, so that this one 4xx is tried again.',
    applyTo: (parts) =>
      withResults(parts, (result) => (isAnswer(result, (status) => status === 423) ? taken_as_failed : result)),
  },
});
