import type { PermittedSender } from './sender.ts';

export const challengesReceivers: PermittedSender = {
  id: 'challenges-receivers',
  what: 'A webhook is made only once its receiver has sent back a challenge.',
  choices: { events: { ping: 'challenge' } },
};
