import type { PermittedSender } from './sender.ts';

export const fullJitter: PermittedSender = {
  id: 'full-jitter',
  what: 'Chance takes any part of the wait before a repeat of a webhook, up to all of it.',
  choices: { events: { webhook_schedule: { attempts: 6, jitter: 'full' } } },
};
