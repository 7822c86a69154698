import type { PermittedSender } from './sender.ts';

export const followsRedirects: PermittedSender = {
  id: 'follows-redirects',
  what: 'A redirect that a receiver answers is followed.',
  choices: { events: { receiver_answers: { redirect: 'followed' } } },
};
