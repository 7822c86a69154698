import { headersOf } from '../../../src/engine/signed-headers.ts';
import { toldAfterTheEnd } from '../../checks/events/after-the-end.ts';
import { withPart } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

/** So long a copy is behind. */
const behind_ms = 400;

/** So long the bill takes. */
const settling_ms = 1_500;

export const mutants = mutantsOf(toldAfterTheEnd, {
  'read-from-a-late-copy': {
    breaks: ['events.after-the-end'],
    mistake: 'Runs of workflows are read from a copy that learns of their end after the receivers do.',
    applyTo: (parts) =>
      withRecord(parts, 'getRun', (record) => {
        const { model_id, completed_at } = record;
        if (model_id !== null || typeof completed_at !== 'string') return record;
        const is_behind = parts.clock.now_ms() - Date.parse(completed_at) < behind_ms;
        return is_behind ? { ...record, status_code: 'running', completed_at: null, output: null } : record;
      }),
  },
  'stamped-after-settling': {
    breaks: ['events.after-the-end'],
    mistake: 'A failed run is told at once, and gets its completed_at when its bill is settled.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        finishRun(id, end) {
          const { record } = end;
          if (record?.status_code !== 'failed' || !record.completed_at) return store.finishRun(id, end);
          const completed_at = new Date(Date.parse(record.completed_at) + settling_ms).toISOString();
          return store.finishRun(id, { ...end, record: { ...record, completed_at } });
        },
      })),
  },
  'told-at-the-start': {
    breaks: ['events.after-the-end'],
    mistake:
      'The callback is put into the queue together with the run, and leaves when it is its turn, not at the end.',
    applyTo(parts) {
      const { deliveries } = parts;
      return withPart(parts, 'runs', (runs) => ({
        async start(run) {
          await runs.start(run);
          const early = await deliveries.deliveriesOf({ ...run.record, status_code: 'completed' });
          for (const { channel, url, body, secret } of early.filter(({ channel }) => channel === 'callback')) {
            const request_id = parts.random.uuid();
            const headers = headersOf({ body, secret, request_id }, deliveries.manners[channel], parts.random);
            void parts.send({ url, channel, headers, body, timeout_ms: 5_000 });
          }
        },
      }));
    },
  },
});
