/** Contract of every store: batches, which mirror their runs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Condition } from '../choices/canonical.ts';
import { furnished, itemsListed, type Opened } from './furnished.support.ts';
import {
  at,
  foreign_organization,
  item_id,
  itemRow,
  later,
  own_organization,
  run_id,
  runEnd,
  runRow,
  uuidOf,
} from './samples.support.ts';
import type { Store } from './store.ts';

export function batchContract(name: string, open: () => Opened): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await furnished(open());
    });
    afterEach(() => store.close());
    const item = async (number: number) => (await itemsListed(store)).find((row) => row.id === item_id(number));

    const batch = { id: itemRow(1).batch_id, org_id: own_organization, created_at: at };
    const failed = { status_code: 'failed', failure_code: 'no_memory', failure_message: 'Too large.' } as const;
    const mirrored = { status_code: 'failed', error: { code: 'no_memory', message: 'Too large.' } } as const;

    it('comes back, its items are listed for its organization alone', async () => {
      await store.insertBatch(batch, [itemRow(2), itemRow(1)]);
      await store.insertBatch({ ...batch, id: uuidOf(701) }, [itemRow(3, { batch_id: uuidOf(701) })]);
      expect(await store.batch(batch.id.toUpperCase())).toEqual(batch);
      expect(await store.batch(uuidOf(702))).toBeUndefined();
      expect(new Set(await itemsListed(store))).toEqual(new Set([itemRow(1), itemRow(2)]));
      expect(await itemsListed(store, foreign_organization)).toEqual([]);
    });

    it.each([
      ['an item of another batch', [itemRow(2, { batch_id: uuidOf(701) })]],
      ['a run twice', [itemRow(2, { run_id: run_id(1) }), itemRow(3, { run_id: run_id(1) })]],
      ['an item twice', [itemRow(2), itemRow(2)]],
    ])('is refused with %s', async (_, items) => {
      await expect(store.insertBatch(batch, [itemRow(1), ...items])).rejects.toThrow();
      expect(await store.batch(batch.id)).toBeUndefined();
      expect(await itemsListed(store)).toEqual([]);
    });

    it.each<Condition[]>([
      [],
      [{ field: 'batch_id', operator: 'in', value: [batch.id] }],
      [{ field: 'batch_id', operator: 'ne', value: null }],
      [{ field: 'id', operator: 'eq', value: item_id(1) }],
    ])('is not listed without its name: %j', async (...conditions) => {
      const asked = {
        organization: own_organization,
        sort: [],
        page_size: 1,
        backward: false,
        deleted: 'left_out',
      } as const;
      const refused = store.list({ collection: 'batch_items', conditions, ...asked });
      await expect(refused).rejects.toMatchObject({ name: 'ListRefusal', field: 'batch_id' });
    });

    it('holds nothing for two names', async () => {
      await store.insertBatch(batch, [itemRow(1)]);
      const named = [batch.id, uuidOf(701)].map((value) => ({ field: 'batch_id', operator: 'eq' as const, value }));
      const asked = {
        organization: own_organization,
        sort: [],
        page_size: 1,
        backward: false,
        deleted: 'left_out',
      } as const;
      for (const conditions of [named, named.toReversed()]) {
        expect((await store.list({ collection: 'batch_items', conditions, ...asked })).rows).toEqual([]);
      }
    });

    it('mirrors its runs at every moment', async () => {
      await store.insertRun(runRow(1, { batch_id: batch.id }));
      await store.insertRun(runRow(2, { batch_id: batch.id }));
      await store.insertBatch(batch, [itemRow(1, { run_id: run_id(1) }), itemRow(2, { run_id: run_id(2) })]);
      await store.changeRun(run_id(1), { record: { status_code: 'running', started_at: at } });
      expect(await item(1)).toEqual(itemRow(1, { run_id: run_id(1), status_code: 'running', started_at: at }));
      const done = { status_code: 'completed', output: { text: 'x' }, cost: '0.5', completed_at: later } as const;
      await store.finishRun(run_id(1), runEnd({ record: done }));
      expect(await item(1)).toEqual(itemRow(1, { run_id: run_id(1), ...done, started_at: at }));
      await store.finishRun(run_id(2), runEnd({ record: failed }));
      expect(await item(2)).toEqual(itemRow(2, { run_id: run_id(2), completed_at: later, ...mirrored }));
    });

    it('mirrors a run that was there before it, and one that comes after', async () => {
      await store.insertRun(runRow(1, failed));
      const items = [itemRow(1, { run_id: run_id(1) }), itemRow(2, { run_id: run_id(2) })];
      await store.insertBatch(batch, items);
      expect(await item(1)).toEqual({ ...items[0], ...mirrored });
      await store.insertRun(runRow(2, failed));
      expect(await item(2)).toEqual({ ...items[1], ...mirrored });
    });
  });
}
