import { timestampOf } from '../../../src/engine/clock.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const ratingEndsAnew: Mutant = {
  id: 'feedback/touches-rating-only--ends-anew',
  clauses: ['feedback.touches-rating-only'],
  check: 'feedback/touches-rating-only',
  mistake: 'Each write of a run that has ended stamps its end.',
  applyTo(parts) {
    const stamped = new Map<string, string>();
    const rated = withRating(parts, (run, rating, record) => {
      stamped.set(run.id, timestampOf(parts.clock));
      return record(rating);
    });
    return withRecord(rated, 'getRun', (record) => {
      const at = stamped.get(String(record.id));
      return at === undefined || record.completed_at === null ? record : { ...record, completed_at: at };
    });
  },
};
