import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const reasonOutlivesTheRating: Mutant = {
  id: 'feedback/clearing--reason-outlives-the-rating',
  clauses: ['feedback.reason-after-clearing'],
  check: 'feedback/clearing',
  mistake: 'A complaint is cleared by itself, and its reason is left beside it, which is documented to go too.',
  applyTo: (parts) =>
    withRating(parts, async (run, rating, record) => {
      const is_complaint = run.record.feedback_is_positive === false;
      return record(
        rating.is_positive === null && is_complaint
          ? { is_positive: null, reason: run.record.feedback_reason }
          : rating,
      );
    }),
};
