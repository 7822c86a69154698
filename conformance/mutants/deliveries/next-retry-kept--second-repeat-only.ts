import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const secondRepeatAnnouncedLater: Mutant = {
  id: 'deliveries/next-retry-kept--second-repeat-only',
  clauses: ['deliveries.next-retry-kept'],
  check: 'deliveries/next-retry-kept',
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
};
