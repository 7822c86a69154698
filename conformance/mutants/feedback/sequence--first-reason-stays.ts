import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const firstReasonStays: Mutant = {
  id: 'feedback/sequence--first-reason-stays',
  clauses: ['feedback.last-wins'],
  check: 'feedback/sequence',
  mistake: 'The reason is written with `coalesce(reason, new)` the wrong way round.',
  applyTo: (parts) =>
    withRating(parts, (run, { is_positive, reason }, record) =>
      record({ is_positive, reason: is_positive === null ? reason : (run.record.feedback_reason ?? reason) }),
    ),
};
