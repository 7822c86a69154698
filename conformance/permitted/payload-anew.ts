import type { PermittedSender } from './sender.ts';

export const payloadAnew: PermittedSender = {
  id: 'payload-anew',
  what: 'The payload of each attempt tells its number and when it was sent.',
  choices: { events: { payload_on_repeat: ['attempt_number', 'sent_at'] } },
};
