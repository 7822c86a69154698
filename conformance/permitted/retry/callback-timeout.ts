import { callbackTimeout } from '../../checks/retry/callback-timeout.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(callbackTimeout, {
  'timeout-ends-callback': {
    obeys: ['events.callback-timeout', 'callbacks.retries-on-network-error'],
    what: 'A callback that nobody answers in time is given up.',
    choices: { events: { callback_timeout: { timeout_s: 3, counts_as_network_error: false } } },
  },
});
