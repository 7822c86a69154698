import type { PermittedSender } from './sender.ts';

export const timeoutEndsCallback: PermittedSender = {
  id: 'timeout-ends-callback',
  what: 'A callback that nobody answers in time is given up.',
  choices: { events: { callback_timeout: { timeout_s: 3, counts_as_network_error: false } } },
};
