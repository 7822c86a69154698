import type { PermittedSender } from './sender.ts';

export const firstRetryAfterAMinute: PermittedSender = {
  id: 'first-retry-after-a-minute',
  what: 'A webhook is tried again only after a minute.',
  choices: { events: { webhook_schedule: { first_retry_s: 60 } } },
};
