import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const silenceIs200: Mutant = {
  id: 'deliveries/attempt-tells-outcome--silence-is-200',
  clauses: ['deliveries.attempt-tells-outcome'],
  check: 'deliveries/attempt-tells-outcome',
  mistake: 'The status has a default of 200, which stays where nobody answers.',
  applyTo: (parts) =>
    withRecorded(parts, (attempt) => ({
      ...attempt,
      status_code: attempt.status_code ?? '200',
      succeeded: attempt.succeeded || attempt.status_code === null,
    })),
};
