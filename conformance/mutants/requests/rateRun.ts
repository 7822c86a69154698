import { requestCheck } from '../../checks/requests/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { withBody, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('rateRun'), {
  'id-of-the-rating': {
    breaks: ['feedback.answers-run'],
    mistake: 'Ratings have become records of their own, and the answer shows their id.',
    applyTo: (parts) => withRecord(parts, 'rateRun', (run) => ({ ...run, id: run.request_id })),
  },
  'negative-taken-for-none': {
    breaks: ['feedback.body'],
    mistake: 'A rating is taken to be there if it is true.',
    applyTo: (parts) => withRefusal(parts, 'rateRun', (_, { is_positive }) => !is_positive),
  },
  'object-taken-for-true': {
    breaks: ['feedback.body'],
    mistake: 'The language takes every object for true.',
    applyTo: (parts) => withBody(parts, 'rateRun', (body) => ({ ...body, is_positive: Boolean(body.is_positive) })),
  },
});
