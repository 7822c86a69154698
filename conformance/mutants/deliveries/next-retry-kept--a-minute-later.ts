import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const announcedAMinuteLater: Mutant = {
  id: 'deliveries/next-retry-kept--a-minute-later',
  clauses: ['deliveries.next-retry-kept'],
  check: 'deliveries/next-retry-kept',
  mistake:
    'The log takes the next attempt from the queue, which looks for due jobs once a minute and starts them sooner.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        recordAttempt(id, made, next_attempt_at) {
          const { next_retry_at } = made;
          const later = next_retry_at && new Date(Date.parse(next_retry_at) + 60_000).toISOString();
          return store.recordAttempt(id, { ...made, next_retry_at: later }, next_attempt_at);
        },
      }),
    };
  },
};
