import type { PermittedSender } from './sender.ts';

export const listsAsArrays: PermittedSender = {
  id: 'lists-as-arrays',
  what: 'Lists of deliveries are plain arrays.',
  choices: { events: { delivery_lists: { answer: 'array' } } },
};
