import type { PermittedSender } from './sender.ts';

export const slowGrowth: PermittedSender = {
  id: 'slow-growth',
  what: 'The waits of a webhook grow by a fifth each time, up to eight attempts.',
  choices: { events: { webhook_schedule: { attempts: 8, first_retry_s: 0.2, factor: 1.2 } } },
};
