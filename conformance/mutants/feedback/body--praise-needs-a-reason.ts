import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withRater } from '../other-ratings.ts';

export const praiseNeedsAReason: Mutant = {
  id: 'feedback/body--praise-needs-a-reason',
  clauses: ['feedback.body'],
  check: 'feedback/body',
  mistake: 'A reason was made mandatory for complaints, and for praise by the way.',
  applyTo: (parts) =>
    withRater(parts, async (call, rate) => {
      const { is_positive, reason } = call.request.body as { is_positive?: unknown; reason?: unknown };
      if (is_positive === true && reason === undefined) throw new Refused('invalid');
      return rate(call);
    }),
};
