import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const answersAsQueued: Mutant = {
  id: 'feedback/touches-rating-only--answers-as-queued',
  clauses: ['feedback.answers-run'],
  check: 'feedback/touches-rating-only',
  mistake: 'The answer is made from the copy of the run that was put into the queue.',
  applyTo: (parts) =>
    withRecord(parts, 'rateRun', (record) => ({
      ...record,
      status_code: 'queued',
      started_at: null,
      completed_at: null,
    })),
};
