/** Contract of every store: webhooks, deliveries and event types. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliveriesListed, furnished, type Opened } from './furnished.support.ts';
import {
  at,
  attempt,
  delivery_id,
  deliveryRow,
  foreign_organization,
  later,
  own_organization,
  run_id,
  runEnd,
  runRow,
  uuidOf,
  webhookRow,
} from './samples.support.ts';
import type { Store } from './store.ts';

export function eventContract(name: string, open: () => Opened): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await furnished(open());
    });
    afterEach(() => store.close());

    describe('webhooks', () => {
      it('come back, and are found by what they subscribe to, in the order of their creation', async () => {
        const rows = [
          webhookRow(1, { created_at: later }),
          webhookRow(2, { event_types: ['run.failed', 'run.failed'] }),
          webhookRow(3, { event_types: [] }),
          webhookRow(4, { org_id: foreign_organization }),
          webhookRow(5),
        ];
        for (const row of rows) await store.insertWebhook(row);
        for (const row of rows) expect(await store.webhook(row.id.toUpperCase())).toEqual(row);
        expect(await store.webhook(uuidOf(1))).toBeUndefined();
        const found = async (organization: string, event: string) =>
          (await store.webhooksFor(organization, event)).map((row) => rows.findIndex(({ id }) => id === row.id) + 1);
        expect(await found(own_organization, 'run.completed')).toEqual([5, 1]);
        expect(await found(own_organization, 'run.failed')).toEqual([2, 5, 1]);
        expect(await found(foreign_organization, 'run.cancelled')).toEqual([4]);
        expect(await found(own_organization, 'run')).toEqual([]);
        await expect(store.insertWebhook(webhookRow(1))).rejects.toThrow();
        expect(await found(own_organization, 'run.failed')).toEqual([2, 5, 1]);
      });
    });

    describe('deliveries', () => {
      const callback = deliveryRow(3, { channel: 'callback', webhook_id: null, next_attempt_at: at });

      beforeEach(async () => {
        await store.insertRun(runRow(1));
        const deliveries = [deliveryRow(1), deliveryRow(2), callback];
        await store.finishRun(run_id(1), runEnd({ deliveries }));
      });

      it('are pending, the soonest first', async () => {
        const ids = async () => (await store.pendingDeliveries()).map(({ id }) => id);
        expect(await store.pendingDeliveries()).toEqual([callback, deliveryRow(1), deliveryRow(2)]);
        await store.recordAttempt(delivery_id(1), attempt(1), '2026-01-03T00:00:00.000Z');
        expect(await ids()).toEqual([3, 2, 1].map(delivery_id));
        await store.recordAttempt(delivery_id(3), attempt(2), null);
        expect(await ids()).toEqual([2, 1].map(delivery_id));
      });

      it('are listed as the interface shows them, callbacks not', async () => {
        const { id, webhook_id, run_id: run, event, created_at } = deliveryRow(1);
        await store.recordAttempt(id, attempt(1), null);
        const shown = { id, webhook_id, run_id: run, event, created_at, attempts: [attempt(1)] };
        const rows = await deliveriesListed(store);
        expect(rows).toHaveLength(2);
        expect(rows).toContainEqual(shown);
        expect(await deliveriesListed(store, foreign_organization)).toEqual([]);
      });

      it('are listed when they say, from then on, and callbacks too if they say so', async () => {
        await store.insertRun(runRow(2));
        const listed = [
          deliveryRow(5, { listed: 'after_first_attempt' }),
          deliveryRow(6, { listed: 'never' }),
          deliveryRow(7, { channel: 'callback', webhook_id: null, listed: 'with_event' }),
        ];
        await store.finishRun(run_id(2), runEnd({ deliveries: listed }));
        const shown = async () => (await deliveriesListed(store)).map(({ id }) => id).sort();
        expect(await shown()).toEqual([1, 2, 7].map(delivery_id).sort());
        for (const number of [1, 2]) {
          for (const row of listed) await store.recordAttempt(row.id, attempt(number), later);
          expect(await shown()).toEqual([1, 2, 5, 7].map(delivery_id).sort());
        }
        expect((await store.delivery(delivery_id(5)))!.attempts).toHaveLength(2);
        expect(await deliveriesListed(store, foreign_organization)).toEqual([]);
      });

      it('keep their attempts in order', async () => {
        for (const number of [1, 2, 3]) await store.recordAttempt(delivery_id(3), attempt(number), later);
        const attempts = [1, 2, 3].map((number) => attempt(number));
        expect(await store.delivery(delivery_id(3).toUpperCase())).toEqual({
          ...callback,
          attempts,
          next_attempt_at: later,
        });
      });

      it('have none to come after an attempt that came back behind their end, and a further one when they are given it', async () => {
        const id = delivery_id(3);
        await store.recordAttempt(id, attempt(1), null);
        await store.recordAttempt(id, attempt(2), later);
        expect((await store.pendingDeliveries()).map((row) => row.id)).toEqual([1, 2].map(delivery_id));
        // One of two that ask at once, whichever.
        const given = await Promise.all([0, 1].map(() => store.attemptAgain(id.toUpperCase(), at)));
        expect(given.toSorted()).toEqual([false, true]);
        await store.recordAttempt(id, attempt(3), later);
        expect(await store.delivery(id)).toMatchObject({
          attempts: [1, 2, 3].map((number) => ({ request_id: attempt(number).request_id })),
          next_attempt_at: later,
        });
        expect(await store.attemptAgain(delivery_id(9), at)).toBe(false);
      });

      it('keep nothing of an attempt that is due next at no time, or of a delivery nobody knows', async () => {
        await expect(store.recordAttempt(delivery_id(1), attempt(1), 'soon')).rejects.toThrow(TypeError);
        await store.recordAttempt(delivery_id(9), attempt(1), later);
        expect(await store.delivery(delivery_id(1))).toEqual(deliveryRow(1));
        expect(await store.delivery(delivery_id(9))).toBeUndefined();
      });

      it('keep their body to the byte', async () => {
        const body = '{"prompt":"\u{1f600} \\/ \\u0000 a\u0000b\r\n","cost":"0.10"}\ufeff';
        await store.insertRun(runRow(2));
        await store.finishRun(run_id(2), runEnd({ deliveries: [deliveryRow(4, { body })] }));
        expect((await store.delivery(delivery_id(4)))!.body).toBe(body);
      });
    });

    it('an event type takes the place of the one with its code', async () => {
      const type = { code: 'run.completed', description: 'A run ended well.', schema: { type: 'object' } } as const;
      await store.putEventType({ ...type, code: 'run.failed' });
      await store.putEventType({ ...type, description: 'x' });
      await store.putEventType(type);
      const asked = { conditions: [], page_size: 9, backward: false, deleted: 'left_out', organization: null } as const;
      const sort = [{ field: 'code', direction: 'asc' as const }];
      const { rows } = await store.list({ collection: 'event_types', sort, ...asked });
      expect(rows).toEqual([type, { ...type, code: 'run.failed' }]);
    });
  });
}
