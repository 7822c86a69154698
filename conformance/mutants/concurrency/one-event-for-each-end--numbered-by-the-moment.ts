import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const deliveriesNumberedByTheMoment: Mutant = {
  id: 'concurrency/one-event-for-each-end--numbered-by-the-moment',
  clauses: ['concurrency.one-event-for-each-end'],
  check: 'concurrency/one-event-for-each-end',
  mistake: 'The id of a delivery to a webhook is made of the webhook and the time, which two runs may share.',
  applyTo(parts) {
    const ids = new Map<string, unknown>();
    return withPayload(parts, (payload, { channel, webhook_id }, { completed_at }) => {
      const { id, ...rest } = payload.delivery as { id: unknown };
      if (channel !== 'webhook') return payload;
      const key = `${webhook_id} ${completed_at}`;
      const shared = ids.get(key) ?? id;
      ids.set(key, shared);
      return { ...payload, delivery: { id: shared, ...rest } };
    });
  },
};
