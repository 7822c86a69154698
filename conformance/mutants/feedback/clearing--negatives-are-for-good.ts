import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const negativesAreForGood: Mutant = {
  id: 'feedback/clearing--negatives-are-for-good',
  clauses: ['feedback.clears-rating'],
  check: 'feedback/clearing',
  mistake: 'Complaints are kept for the statistics, and clearing one shows on the next screen only.',
  applyTo: (parts) =>
    withRating(parts, async (run, rating, record) => {
      const is_complaint = run.record.feedback_is_positive === false && rating.is_positive === null;
      if (!is_complaint) return record(rating);
      return { ...run, record: { ...run.record, feedback_is_positive: null, feedback_reason: null } };
    }),
};
