import { exchanged } from '../../../src/server/parts.ts';
import { nextRetryKept } from '../../checks/deliveries/next-retry-kept.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';
import { withRecorded } from '../other-log.ts';

const added_ms = 30_000;

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
  'later-behind-a-reset': {
    breaks: ['events.next-retry-at'],
    mistake:
      'After a lost connection the log announces the longer wait that the manual gives for it, and the sender knows one wait only.',
    applyTo: (parts) =>
      withRecorded(parts, (attempt) => {
        const { status_code, next_retry_at } = attempt;
        if (status_code !== null || next_retry_at === null) return attempt;
        return { ...attempt, next_retry_at: new Date(Date.parse(next_retry_at) + added_ms).toISOString() };
      }),
  },
  'of-the-step-behind': {
    breaks: ['events.next-retry-at'],
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
  },
  'second-repeat-only': {
    breaks: ['events.next-retry-at'],
    mistake:
      'The announced time is reckoned by a factor of four, the kept one by two, which the first repeat does not show.',
    applyTo(parts) {
      const { store, clock } = parts;
      const sent = new Set<string>();
      return {
        ...parts,
        store: exchanged(store, {
          recordAttempt(id, made, next_attempt_at) {
            const is_repeat = sent.has(id);
            sent.add(id);
            const { next_retry_at } = made;
            const wait_ms = next_retry_at === null ? 0 : Date.parse(next_retry_at) - clock.now_ms();
            const later = next_retry_at && new Date(clock.now_ms() + 2 * wait_ms).toISOString();
            return store.recordAttempt(id, is_repeat ? { ...made, next_retry_at: later } : made, next_attempt_at);
          },
        }),
      };
    },
  },
});
