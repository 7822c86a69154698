import { callbackOnNetworkError } from '../../checks/retry/callback-on-network-error.ts';
import { mutantsOf } from '../mutant.ts';
import { withRule } from '../other-manners.ts';
import { taken_as_received, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(callbackOnNetworkError, {
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
    applyTo: (parts) =>
      withRule(parts, 'callback', ({ again_on }) => ({
        again_on: again_on.filter((outcome) => outcome !== 'network'),
      })),
  },
});
