import type { PermittedSender } from './sender.ts';

export const hastyTimeouts: PermittedSender = {
  id: 'hasty-timeouts',
  what: 'Receivers have a second to answer, on both channels.',
  choices: { events: { webhook_schedule: { timeout_s: 1 }, callback_timeout: { timeout_s: 1 } } },
};
