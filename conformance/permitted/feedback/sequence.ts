import { Refused } from '../../../src/server/refused.ts';
import { ratingSequence } from '../../checks/feedback/sequence.ts';
import { withBody } from '../../mutants/changed-requests.ts';
import { withRater } from '../../mutants/other-ratings.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(ratingSequence, {
  'first-person-decides': {
    obeys: ['feedback.last-wins'],
    what: 'The person who rated a run first may change the rating, and another person is refused as a conflict.',
    applyTo(parts) {
      const raters = new Map<string, string | undefined>();
      return withRater(parts, async (call, rate) => {
        const id = String(call.request.path.run_id).toLowerCase();
        const { kind, user_id } = call.caller ?? {};
        if (kind === 'user' && raters.has(id) && raters.get(id) !== user_id) throw new Refused('conflict');
        const answer = await rate(call);
        if (kind === 'user') raters.set(id, user_id);
        return answer;
      });
    },
  },
  'reasons-tidied': {
    obeys: ['feedback.records-rating', 'feedback.read-back', 'feedback.last-wins'],
    what: 'A reason is kept without the spaces around it, and with one in the place of several.',
    applyTo: (parts) =>
      withBody(parts, 'rateRun', (body) =>
        typeof body.reason === 'string' ? { ...body, reason: body.reason.trim().replaceAll(/\s+/gu, ' ') } : body,
      ),
  },
});
