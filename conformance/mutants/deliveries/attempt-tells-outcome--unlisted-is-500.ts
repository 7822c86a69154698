import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const unlistedStatusIs500: Mutant = {
  id: 'deliveries/attempt-tells-outcome--unlisted-is-500',
  clauses: ['deliveries.attempt-tells-outcome'],
  check: 'deliveries/attempt-tells-outcome',
  mistake: 'A status that the column of the log has no value for is written down as 500.',
  applyTo: (parts) =>
    withRecorded(parts, (attempt) => (attempt.status_code === '599' ? { ...attempt, status_code: '500' } : attempt)),
};
