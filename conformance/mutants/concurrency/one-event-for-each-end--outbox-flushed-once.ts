import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const outboxFlushedOnce: Mutant = {
  id: 'concurrency/one-event-for-each-end--outbox-flushed-once',
  clauses: ['concurrency.one-event-for-each-end'],
  check: 'concurrency/one-event-for-each-end',
  mistake: 'The outbox is emptied once for each moment, and what comes into it within the same one is thrown away.',
  applyTo(parts) {
    let flushed: string | null = null;
    return withDeliveries(parts, (deliveries, { completed_at }) => {
      if (completed_at === flushed) return [];
      flushed = completed_at;
      return [...deliveries];
    });
  },
};
