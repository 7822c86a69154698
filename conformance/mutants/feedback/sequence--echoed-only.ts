import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const ratingEchoedOnly: Mutant = {
  id: 'feedback/sequence--echoed-only',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake: 'The answer is made from the request; the update of the record looks for a column that was renamed.',
  applyTo: (parts) =>
    withRating(parts, async (run, { is_positive, reason = null }) => ({
      ...run,
      record: { ...run.record, feedback_is_positive: is_positive, feedback_reason: reason },
    })),
};
