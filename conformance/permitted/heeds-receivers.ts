import type { PermittedSender } from './sender.ts';

export const heedsReceivers: PermittedSender = {
  id: 'heeds-receivers',
  what: 'A receiver is obeyed that is gone or says when to come again, and has the event once it begins a 2xx.',
  choices: {
    events: { receiver_answers: { cut_after_2xx: 'success', retry_after: 'obeyed', gone: 'obeyed' } },
  },
};
