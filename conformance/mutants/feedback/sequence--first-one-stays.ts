import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const firstRatingStays: Mutant = {
  id: 'feedback/sequence--first-one-stays',
  clauses: ['feedback.last-wins'],
  check: 'feedback/sequence',
  mistake: 'A run has one rating: once it has, a further one is thanked for and dropped.',
  applyTo: (parts) =>
    withRating(parts, async (run, rating, record) => {
      const is_rated = run.record.feedback_is_positive !== null && rating.is_positive !== null;
      return is_rated ? run : record(rating);
    }),
};
