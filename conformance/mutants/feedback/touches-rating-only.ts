import { timestampOf } from '../../../src/engine/clock.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { touchesRatingOnly } from '../../checks/feedback/touches-rating-only.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withRating } from '../other-ratings.ts';

/** A rating may hold a status_code, which would be refused or ignored. @param heed by the id of the run */
function withStatusHeard(parts: Parts, heed: (run: string, status: unknown) => void): Parts {
  return {
    ...parts,
    validate(world, operation, request) {
      if (operation.id !== 'rateRun') return parts.validate(world, operation, request);
      const { status_code, ...body } = (request.body ?? {}) as Record<string, unknown>;
      const valid = parts.validate(world, operation, { ...request, body });
      if (status_code !== undefined) heed(String(valid.path.run_id).toLowerCase(), status_code);
      return valid;
    },
  };
}

export const mutants = mutantsOf(touchesRatingOnly, {
  'body-laid-over-the-answer': {
    breaks: ['feedback.answers-run'],
    mistake: 'The answer is the run as it was with the body laid over it, which spares the read of what was written.',
    applyTo(parts) {
      const sent = new Map<string, unknown>();
      const heard = withStatusHeard(parts, (run, status) => sent.set(run, status));
      return withRecord(heard, 'rateRun', (run) => ({
        ...run,
        status_code: sent.get(String(run.id)) ?? run.status_code,
      }));
    },
  },
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
  'answers-with-the-batch-of-writes': {
    breaks: ['feedback.answers-run'],
    mistake: 'Ratings are written in batches, and the answer shows the one in which it was written as that of the run.',
    applyTo(parts) {
      const batch_id = parts.random.uuid();
      return withRecord(parts, 'rateRun', (run) => ({ ...run, batch_id: run.batch_id ?? batch_id }));
    },
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
});
