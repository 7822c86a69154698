import type { PermittedSender } from './sender.ts';

export const equalJitter: PermittedSender = {
  id: 'equal-jitter',
  what: 'Chance takes up to half of the wait before a repeat of a webhook.',
  choices: { events: { webhook_schedule: { attempts: 6, jitter: 'equal' } } },
};
