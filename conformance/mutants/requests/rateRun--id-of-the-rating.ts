import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const idOfTheRating: Mutant = {
  id: 'requests/rateRun--id-of-the-rating',
  clauses: ['feedback.answers-run'],
  check: 'requests/rateRun',
  mistake: 'Ratings have become records of their own, and the answer shows their id.',
  applyTo: (parts) => withRecord(parts, 'rateRun', (run) => ({ ...run, id: run.request_id })),
};
