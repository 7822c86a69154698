import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const blamedCancellationFails: Mutant = {
  id: 'feedback/touches-rating-only--blamed-cancellation-fails',
  clauses: ['feedback.touches-rating-only'],
  check: 'feedback/touches-rating-only',
  mistake: 'Whoever complains about a canceled run has it counted as a failed one.',
  applyTo(parts) {
    const blamed = new Set<string>();
    const rated = withRating(parts, (run, rating, record) => {
      if (rating.is_positive === false && run.record.status_code === 'canceled') blamed.add(run.id);
      return record(rating);
    });
    return withRecord(rated, 'getRun', (record) =>
      blamed.has(String(record.id)) ? { ...record, status_code: 'failed' } : record,
    );
  },
};
