import type { PermittedSender } from './sender.ts';

export const dispatchAnswersAtTheEnd: PermittedSender = {
  id: 'dispatch-answers-at-the-end',
  what: 'A dispatch is answered with the whole run, when that has ended.',
  choices: { runs: { dispatch_response: { id: '/id', status: '/status_code', body: 'run', answers: 'ended' } } },
};
