import { nextRetryKept } from '../../checks/deliveries/next-retry-kept.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(nextRetryKept, {
  'a-minute-later': {
    breaks: ['events.next-retry-at'],
    mistake:
      'The log takes the next attempt from the queue, which looks for due jobs once a minute and starts them sooner.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        recordAttempt(id, made, next_attempt_at) {
          const { next_retry_at } = made;
          const later = next_retry_at && new Date(Date.parse(next_retry_at) + 60_000).toISOString();
          return store.recordAttempt(id, { ...made, next_retry_at: later }, next_attempt_at);
        },
      })),
  },
  'of-the-step-behind': {
    breaks: ['events.next-retry-at'],
    mistake:
      'From the fourth attempt on the log announces by the count of attempts to come, one step ahead of the sender.',
    applyTo(parts) {
      const made = new Map<string, number>();
      return withPart(parts, 'store', (store) => ({
        recordAttempt(id, attempt, next_attempt_at) {
          const count = (made.get(id) ?? 0) + 1;
          made.set(id, count);
          const { next_retry_at } = attempt;
          if (count < 4 || next_retry_at === null) return store.recordAttempt(id, attempt, next_attempt_at);
          const later_ms = 2 * Date.parse(next_retry_at) - parts.clock.now_ms();
          const announced = { ...attempt, next_retry_at: new Date(later_ms).toISOString() };
          return store.recordAttempt(id, announced, next_attempt_at);
        },
      }));
    },
  },
});
