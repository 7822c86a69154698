import { timestampOf } from '../../../src/engine/clock.ts';
import { touchesRatingOnly } from '../../checks/feedback/touches-rating-only.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

export const mutants = mutantsOf(touchesRatingOnly, {
  'answers-as-queued': {
    breaks: ['feedback.answers-run'],
    mistake: 'The answer is made from the copy of the run that was put into the queue.',
    applyTo: (parts) =>
      withRecord(parts, 'rateRun', (record) => ({
        ...record,
        status_code: 'queued',
        started_at: null,
        completed_at: null,
      })),
  },
  'answers-the-rating': {
    breaks: ['feedback.answers-run'],
    mistake: 'The answer is the row of the rating, with an id of its own.',
    applyTo: (parts) => withRecord(parts, 'rateRun', (record) => ({ ...record, id: parts.random.uuid() })),
  },
  'blamed-cancellation-fails': {
    breaks: ['feedback.touches-rating-only'],
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
  },
  'ends-anew': {
    breaks: ['feedback.touches-rating-only'],
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
  },
  'failure-forgiven': {
    breaks: ['feedback.touches-rating-only'],
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
  },
});
