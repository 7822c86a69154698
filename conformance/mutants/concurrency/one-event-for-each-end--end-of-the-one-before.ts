import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const endOfTheOneBefore: Mutant = {
  id: 'concurrency/one-event-for-each-end--end-of-the-one-before',
  clauses: ['concurrency.one-event-for-each-end'],
  check: 'concurrency/one-event-for-each-end',
  mistake: 'The end is kept in a variable of the loop, which is written again only once a second has gone by.',
  applyTo(parts) {
    let last: { event: unknown; ms: number } | undefined;
    return withPayload(parts, (payload) => {
      const now_ms = parts.clock.now_ms();
      if (!last || now_ms - last.ms > 1_000) last = { event: payload.event, ms: now_ms };
      return { ...payload, event: last.event };
    });
  },
};
