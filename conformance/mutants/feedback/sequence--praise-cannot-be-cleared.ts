import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const praiseCannotBeCleared: Mutant = {
  id: 'feedback/sequence--praise-cannot-be-cleared',
  clauses: ['feedback.clears-rating'],
  check: 'feedback/sequence',
  mistake: 'To clear a rating means to withdraw a complaint, and there is none where somebody was pleased.',
  applyTo: (parts) =>
    withRating(parts, async (run, rating, record) => {
      const is_praise = run.record.feedback_is_positive === true;
      return rating.is_positive === null && is_praise ? run : record(rating);
    }),
};
