import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const answersTheRating: Mutant = {
  id: 'feedback/touches-rating-only--answers-the-rating',
  clauses: ['feedback.answers-run'],
  check: 'feedback/touches-rating-only',
  mistake: 'The answer is the row of the rating, with an id of its own.',
  applyTo: (parts) => withRecord(parts, 'rateRun', (record) => ({ ...record, id: parts.random.uuid() })),
};
