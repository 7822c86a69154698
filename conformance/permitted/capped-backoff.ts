import type { PermittedSender } from './sender.ts';

export const cappedBackoff: PermittedSender = {
  id: 'capped-backoff',
  what: 'The waits of a webhook grow once and then stay as they are.',
  choices: { events: { webhook_schedule: { attempts: 6, cap_s: 2 } } },
};
