import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

export const redirectsSucceed: Mutant = {
  id: 'deliveries/attempt-tells-outcome--redirects-succeed',
  clauses: ['deliveries.attempt-tells-outcome'],
  check: 'deliveries/attempt-tells-outcome',
  mistake: 'Whatever is below 400 counts as a success.',
  applyTo: (parts) =>
    withRecorded(parts, (attempt) => ({
      ...attempt,
      succeeded: attempt.status_code !== null && Number(attempt.status_code) < 400,
    })),
};
