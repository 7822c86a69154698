import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const reasonAloneReplaced: Mutant = {
  id: 'feedback/sequence--reason-alone-replaced',
  clauses: ['feedback.last-wins'],
  check: 'feedback/sequence',
  mistake: 'A complaint that follows on praise is taken for an edit of its reason, and the praise stands.',
  applyTo: (parts) =>
    withRating(parts, (run, rating, record) => {
      const is_turned = run.record.feedback_is_positive === true && rating.is_positive === false;
      return record(is_turned ? { ...rating, is_positive: true } : rating);
    }),
};
