import { callbackOnClosedPort } from '../../checks/retry/callback-on-closed-port.ts';
import { mutantsOf } from '../mutant.ts';
import { taken_as_received, withOutcomes } from '../outcomes-taken.ts';

export const mutants = mutantsOf(callbackOnClosedPort, {
  'only-lost-answers': {
    breaks: ['callbacks.retries-on-network-error'],
    mistake: 'A callback is tried again where its answer is lost; who cannot be connected to is taken to be gone.',
    applyTo: (parts) =>
      withOutcomes(parts, 'callback', ({ result }) =>
        result.kind === 'failed' && result.message.includes('ECONNREFUSED') ? taken_as_received : result,
      ),
  },
});
