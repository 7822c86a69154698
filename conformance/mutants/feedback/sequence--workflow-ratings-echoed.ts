import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const workflowRatingsEchoed: Mutant = {
  id: 'feedback/sequence--workflow-ratings-echoed',
  clauses: ['feedback.read-back'],
  check: 'feedback/sequence',
  mistake: 'Ratings are written to the table of model runs, in which the run of a workflow has no row to be changed.',
  applyTo: (parts) =>
    withRating(parts, async (run, rating, record) => {
      if (run.record.graph_workflow_id === null) return record(rating);
      const { is_positive, reason = null } = rating;
      return { ...run, record: { ...run.record, feedback_is_positive: is_positive, feedback_reason: reason } };
    }),
};
