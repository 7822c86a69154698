import { ratingsCanBeCleared } from '../../checks/feedback/clearing.ts';
import { withBody, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const mutants = mutantsOf(ratingsCanBeCleared, {
  'left-out-instead-of-null': {
    breaks: ['feedback.clearing'],
    mistake:
      'A rating that is null counts as malformed, and one that is left out as none; the documentation has it the other way.',
    applyTo(parts) {
      const left_out = withBody(parts, 'rateRun', (body) =>
        'is_positive' in body ? body : { is_positive: null, ...body },
      );
      return withRefusal(left_out, 'rateRun', (_, body) => body.is_positive === null);
    },
  },
  'negatives-are-for-good': {
    breaks: ['feedback.clears-rating'],
    mistake: 'Complaints are kept for the statistics, and clearing one shows on the next screen only.',
    applyTo: (parts) =>
      withRating(parts, async (run, rating, record) => {
        const is_complaint = run.record.feedback_is_positive === false && rating.is_positive === null;
        if (!is_complaint) return record(rating);
        return { ...run, record: { ...run.record, feedback_is_positive: null, feedback_reason: null } };
      }),
  },
  'nothing-to-record': {
    breaks: ['feedback.clears-rating'],
    mistake: 'A request that holds no rating has nothing to record, and is answered with the run as it stands.',
    applyTo: (parts) =>
      withRating(parts, async (run, rating, record) => (rating.is_positive === null ? run : record(rating))),
  },
  'reason-outlives-the-rating': {
    breaks: ['feedback.reason-after-clearing'],
    mistake: 'A complaint is cleared by itself, and its reason is left beside it, which is documented to go too.',
    applyTo: (parts) =>
      withRating(parts, async (run, rating, record) => {
        const is_complaint = run.record.feedback_is_positive === false;
        return record(
          rating.is_positive === null && is_complaint
            ? { is_positive: null, reason: run.record.feedback_reason }
            : rating,
        );
      }),
  },
});
