import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const classOfTheStatus: Mutant = {
  id: 'deliveries/attempt-tells-outcome--class-of-the-status',
  clauses: ['deliveries.attempt-tells-outcome'],
  check: 'deliveries/attempt-tells-outcome',
  mistake: 'Of errors of the receiver only the class is kept, so that a 503 reads as a 500.',
  applyTo: (parts) =>
    withRecorded(parts, (attempt) =>
      attempt.status_code?.startsWith('5') ? { ...attempt, status_code: '500' } : attempt,
    ),
};
