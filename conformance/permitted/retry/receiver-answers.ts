import { receiverAnswers } from '../../checks/retry/receiver-answers.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(receiverAnswers, {
  'follows-redirects': {
    obeys: ['events.receiver-answers', 'callbacks.no-retry-on-3xx'],
    what: 'A redirect that a receiver answers is followed.',
    choices: { events: { receiver_answers: { redirect: 'followed' } } },
  },
  'heeds-receivers': {
    obeys: [
      'events.receiver-answers',
      'callbacks.no-retry-on-2xx',
      'callbacks.no-retry-on-4xx',
      'webhooks.retries-on-non-2xx',
    ],
    what: 'A receiver is obeyed that is gone or says when to come again, and has the event once it begins a 2xx.',
    choices: {
      events: { receiver_answers: { cut_after_2xx: 'success', retry_after: 'obeyed', gone: 'obeyed' } },
    },
  },
});
