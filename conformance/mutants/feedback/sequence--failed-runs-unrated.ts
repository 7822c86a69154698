import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const failedRunsUnrated: Mutant = {
  id: 'feedback/sequence--failed-runs-unrated',
  clauses: ['feedback.records-rating', 'feedback.last-wins'],
  check: 'feedback/sequence',
  mistake: 'Ratings go into the table of results, in which a run that failed has no row.',
  applyTo: (parts) =>
    withRating(parts, async (run, rating, record) => (run.record.status_code === 'failed' ? run : record(rating))),
};
