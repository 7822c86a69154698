import { Refused } from '../../../src/server/refused.ts';
import { negativeWithoutReason } from '../../checks/feedback/negative-without-reason.ts';
import { mutantsOf } from '../mutant.ts';
import { withRater } from '../other-ratings.ts';

export const mutants = mutantsOf(negativeWithoutReason, {
  'blame-needs-a-reason': {
    breaks: ['feedback.negative-without-reason'],
    mistake: 'The form demands a reason for a negative rating, and so does the server behind it.',
    applyTo: (parts) =>
      withRater(parts, async (call, rate) => {
        const { is_positive, reason } = call.request.body as { is_positive?: unknown; reason?: unknown };
        if (is_positive === false && !reason) throw new Refused('invalid');
        return rate(call);
      }),
  },
});
