import { ratingSequence } from '../../checks/feedback/sequence.ts';
import { withBody } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(ratingSequence, {
  'reasons-tidied': {
    obeys: ['feedback.records-rating', 'feedback.read-back', 'feedback.last-wins'],
    what: 'A reason is kept without the spaces around it, and with one in the place of several.',
    applyTo: (parts) =>
      withBody(parts, 'rateRun', (body) =>
        typeof body.reason === 'string' ? { ...body, reason: body.reason.trim().replaceAll(/\s+/gu, ' ') } : body,
      ),
  },
});
