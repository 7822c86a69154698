import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { type StoredRating, withRating } from '../other-ratings.ts';

export const ratingOfTheLastRun: Mutant = {
  id: 'feedback/sequence--last-run-of-the-person',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake: 'The rating is cached for the last run that was rated, and shown with whichever run is read.',
  applyTo(parts) {
    let last: StoredRating | undefined;
    const rated = withRating(parts, (_, rating, record) => {
      last = rating;
      return record(rating);
    });
    return withRecord(rated, 'getRun', (record) =>
      last && typeof record.feedback_is_positive === 'boolean'
        ? { ...record, feedback_is_positive: last.is_positive }
        : record,
    );
  },
};
