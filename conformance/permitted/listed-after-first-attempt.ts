import type { PermittedSender } from './sender.ts';

export const listedAfterFirstAttempt: PermittedSender = {
  id: 'listed-after-first-attempt',
  what: 'A delivery is listed once its first attempt is over.',
  choices: { events: { delivery_lists: { appears: 'after_first_attempt' } } },
};
