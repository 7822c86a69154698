import type { PermittedSender } from './sender.ts';

export const callbacksInAny: PermittedSender = {
  id: 'callbacks-in-any',
  what: 'Callbacks stand among the deliveries of all webhooks.',
  choices: { events: { callbacks_in_any: 'yes' } },
};
