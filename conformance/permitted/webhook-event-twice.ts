import { withRule } from '../mutants/other-manners.ts';
import type { PermittedSender } from './sender.ts';

export const webhookEventTwice: PermittedSender = {
  id: 'webhook-event-twice',
  what: 'Each event is sent to its webhook twice, even where it was taken: the text lets it arrive more than once.',
  choices: { events: { webhook_schedule: { attempts: 2 } } },
  applyTo: (parts) => withRule(parts, 'webhook', ({ again_on }) => ({ again_on: [...again_on, '2xx'] })),
};
