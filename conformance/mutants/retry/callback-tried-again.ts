import { callbackTriedAgain } from '../../checks/retry/callback-tried-again.ts';
import { mutantsOf } from '../mutant.ts';
import { neverAgainOn, withRule } from '../other-manners.ts';
import { isAnswer, taken_as_received, withOutcomes } from '../outcomes-taken.ts';

const known = [500, 502, 503, 504];

export const mutants = mutantsOf(callbackTriedAgain, {
  'listed-statuses-only': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'Only 500, 502, 503 and 504 are known as errors of a server.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result }) =>
        isAnswer(result, (status) => status >= 500 && !known.includes(status)) ? taken_as_received : result,
      ),
  },
  'not-on-503': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'Whoever answers 503 is taken to be down for good, so that nobody calls again.',
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ never_again_on }) => ({ never_again_on: [...never_again_on, 503] })),
  },
  'not-on-a-second-500': {
    breaks: ['callbacks.retries-on-5xx'],
    mistake: 'A second attempt that meets 500 is taken for the proof that the receiver is broken.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result, before }) =>
        before.length === 1 && isAnswer(result, (status) => status === 500) ? taken_as_received : result,
      ),
  },
  'not-on-a-second-one': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'An exception is caught around the first attempt, and ends the job in a repeat.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result, before }) =>
        before.length > 0 && result.kind === 'failed' ? taken_as_received : result,
      ),
  },
  'not-on-reset': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'A receiver that resets the connection is taken to want no callbacks.',
    applyTo: (parts) => withRule(parts, 'callback', neverAgainOn('network')),
  },
});
