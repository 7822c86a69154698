import type { Mutant } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

const added_ms = 30_000;

export const laterBehindAReset: Mutant = {
  id: 'deliveries/next-retry-kept--later-behind-a-reset',
  clauses: ['deliveries.next-retry-kept'],
  check: 'deliveries/next-retry-kept',
  mistake:
    'After a lost connection the log announces the longer wait that the manual gives for it, and the sender knows one wait only.',
  applyTo: (parts) =>
    withRecorded(parts, (attempt) => {
      const { status_code, next_retry_at } = attempt;
      if (status_code !== null || next_retry_at === null) return attempt;
      return { ...attempt, next_retry_at: new Date(Date.parse(next_retry_at) + added_ms).toISOString() };
    }),
};
