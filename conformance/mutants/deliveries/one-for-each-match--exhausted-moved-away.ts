import type { Mutant } from '../mutant.ts';
import { withAttempts } from '../other-log.ts';

export const exhaustedMovedAway: Mutant = {
  id: 'deliveries/one-for-each-match--exhausted-moved-away',
  clauses: ['deliveries.attempts'],
  check: 'deliveries/one-for-each-match',
  mistake: 'What was tried in vain to the last is moved to a table for dead letters, together with its attempts.',
  applyTo: (parts) =>
    withAttempts(parts, (attempts) => {
      const last = attempts.at(-1);
      return last && !last.succeeded && last.next_retry_at === null ? [] : attempts;
    }),
};
