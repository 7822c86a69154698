import type { PermittedSender } from './sender.ts';

export const twoAttempts: PermittedSender = {
  id: 'two-attempts',
  what: 'A webhook is tried twice and no more.',
  choices: { events: { webhook_schedule: { attempts: 2 } } },
};
