import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const failureForgiven: Mutant = {
  id: 'feedback/touches-rating-only--failure-forgiven',
  clauses: ['feedback.touches-rating-only'],
  check: 'feedback/touches-rating-only',
  mistake: 'Whoever takes a complaint about a failed run back takes the failure back with it.',
  applyTo(parts) {
    const forgiven = new Set<string>();
    const rated = withRating(parts, (run, rating, record) => {
      if (rating.is_positive === null) forgiven.add(run.id);
      return record(rating);
    });
    return withRecord(rated, 'getRun', (record) =>
      forgiven.has(String(record.id)) ? { ...record, failure_code: null, failure_message: null } : record,
    );
  },
};
