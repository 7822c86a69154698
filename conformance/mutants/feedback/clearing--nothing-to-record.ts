import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const clearingRecordsNothing: Mutant = {
  id: 'feedback/clearing--nothing-to-record',
  clauses: ['feedback.clears-rating'],
  check: 'feedback/clearing',
  mistake: 'A request that holds no rating has nothing to record, and is answered with the run as it stands.',
  applyTo: (parts) =>
    withRating(parts, async (run, rating, record) => (rating.is_positive === null ? run : record(rating))),
};
