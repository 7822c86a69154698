import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const firstOneTurnedRound: Mutant = {
  id: 'feedback/sequence--first-one-turned-round',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake:
    'The table of ratings holds complaints, and the first rating of a run is inserted without turning its sign round.',
  applyTo: (parts) =>
    withRating(parts, (run, rating, record) => {
      const is_first = run.record.feedback_is_positive === null && rating.is_positive !== null;
      return record(is_first ? { ...rating, is_positive: !rating.is_positive } : rating);
    }),
};
