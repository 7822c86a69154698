import type { RunRow } from '../../../src/store/run-rows.ts';
import { oneEventForEachEnd } from '../../checks/concurrency/one-event-for-each-end.ts';
import { withDeliveries, withPayload } from '../changed-events.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(oneEventForEachEnd, {
  'end-of-the-one-before': {
    breaks: ['concurrency.one-event-for-each-end'],
    mistake: 'The end is kept in a variable of the loop, which is written again only once a second has gone by.',
    applyTo(parts) {
      let last: { event: unknown; ms: number } | undefined;
      return withPayload(parts, (payload) => {
        const now_ms = parts.clock.now_ms();
        if (!last || now_ms - last.ms > 1_000) last = { event: payload.event, ms: now_ms };
        return { ...payload, event: last.event };
      });
    },
  },
  'numbered-by-the-moment': {
    breaks: ['concurrency.one-event-for-each-end'],
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
  },
  'outbox-flushed-once': {
    breaks: ['concurrency.one-event-for-each-end'],
    mistake: 'The outbox is emptied once for each moment, and what comes into it within the same one is thrown away.',
    applyTo(parts) {
      let flushed: string | null = null;
      return withDeliveries(parts, (deliveries, { completed_at }) => {
        if (completed_at === flushed) return [];
        flushed = completed_at;
        return [...deliveries];
      });
    },
  },
  'run-in-a-variable': {
    breaks: ['concurrency.one-event-for-each-end'],
    mistake: 'The run that ends is kept in a variable, and its callback is written behind an await.',
    applyTo(parts) {
      let ending: RunRow['record'] | undefined;
      return withPart(parts, 'deliveries', (deliveries) => ({
        async deliveriesOf(run) {
          const before = ending;
          ending = run;
          // The name of another run that ended within the same moment stands on the envelope still.
          const named = before?.completed_at === run.completed_at ? before : run;
          const made = await deliveries.deliveriesOf(run);
          return made.map((delivery) =>
            delivery.channel === 'callback' && named
              ? { ...delivery, body: delivery.body.replaceAll(run.id, named.id) }
              : delivery,
          );
        },
      }));
    },
  },
});
