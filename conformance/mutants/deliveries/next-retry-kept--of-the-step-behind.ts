import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const announcedAStepAhead: Mutant = {
  id: 'deliveries/next-retry-kept--of-the-step-behind',
  clauses: ['deliveries.next-retry-kept'],
  check: 'deliveries/next-retry-kept',
  mistake:
    'From the fourth attempt on the log announces by the count of attempts to come, one step ahead of the sender.',
  applyTo(parts) {
    const { store, clock } = parts;
    const made = new Map<string, number>();
    return {
      ...parts,
      store: exchanged(store, {
        recordAttempt(id, attempt, next_attempt_at) {
          const count = (made.get(id) ?? 0) + 1;
          made.set(id, count);
          const { next_retry_at } = attempt;
          if (count < 4 || next_retry_at === null) return store.recordAttempt(id, attempt, next_attempt_at);
          const later_ms = 2 * Date.parse(next_retry_at) - clock.now_ms();
          const announced = { ...attempt, next_retry_at: new Date(later_ms).toISOString() };
          return store.recordAttempt(id, announced, next_attempt_at);
        },
      }),
    };
  },
};
