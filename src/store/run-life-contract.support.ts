/** Contract of every store: runs in any order of events. The store agrees with a small model of it each time. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveriesListed, furnished, itemsListed, type Opened } from './furnished.support.ts';
import type { DeliveryRow, RunRow } from './run-rows.ts';
import {
  assetRow,
  at,
  attempt,
  delivery_id,
  deliveryRow,
  itemRow,
  later,
  own_organization,
  run_id,
  runLog,
  runRow,
} from './samples.support.ts';
import type { Store } from './store.ts';

const numbers = [1, 2, 3];
const which = fc.constantFrom(...numbers);
const final = fc.constantFrom('completed' as const, 'failed' as const, 'canceled' as const);

/** Ids of deliveries and assets are few: some are taken, and then nothing of the end may be kept. */
const acts = fc.oneof(
  fc.record({ act: fc.constant('insert' as const), run: which }),
  fc.record({ act: fc.constant('batch' as const) }),
  fc.record({ act: fc.constant('change' as const), run: which, nodes: fc.nat(3), logs: fc.option(fc.nat(3)) }),
  fc.record({
    act: fc.constant('finish' as const),
    run: which,
    status_code: final,
    charge: fc.nat(2_000_000),
    asset: fc.option(fc.constantFrom(1, 2, 3, 4)),
    deliveries: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6), { maxLength: 2 }),
  }),
  fc.record({ act: fc.constant('rate' as const), run: which, is_positive: fc.option(fc.boolean()) }),
  fc.record({ act: fc.constant('attempt' as const), delivery: fc.constantFrom(1, 2, 3, 4, 5, 6), again: fc.boolean() }),
);
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never;

/** The right content of the store. */
interface Kept {
  runs: Map<number, RunRow>;
  has_batch: boolean;
  micros: number;
  assets: Set<number>;
  deliveries: Map<number, DeliveryRow>;
}

const isOpen = ({ record }: RunRow): boolean => record.status_code === 'queued' || record.status_code === 'running';
const decimal = (micros: number): string => (micros / 1_000_000).toFixed(6);

/** Does it to both; what the store answers must be what the model says. */
async function does(store: Store, kept: Kept, each: Act): Promise<void> {
  switch (each.act) {
    case 'insert': {
      const row = runRow(each.run);
      const insertion = store.insertRun(row);
      if (kept.runs.has(each.run)) return expect(insertion).rejects.toThrow();
      await insertion;
      kept.runs.set(each.run, row);
      return;
    }
    case 'batch': {
      const items = numbers.map((number) => itemRow(number, { run_id: run_id(number) }));
      const insertion = store.insertBatch({ id: items[0]!.batch_id, org_id: own_organization, created_at: at }, items);
      if (kept.has_batch) return expect(insertion).rejects.toThrow();
      await insertion;
      kept.has_batch = true;
      return;
    }
    case 'change': {
      const run = kept.runs.get(each.run);
      const logs =
        each.logs === null ? undefined : Array.from({ length: each.logs }, (_, n) => runLog(n, run_id(each.run)));
      const record = { status_code: 'running', nodes_completed: each.nodes } as const;
      const answer = await store.changeRun(run_id(each.run), { record, logs });
      expect(answer).toBe(run ? (isOpen(run) ? 'changed' : 'ended') : 'absent');
      if (run && isOpen(run)) {
        kept.runs.set(each.run, { ...run, record: { ...run.record, ...record }, logs: logs ?? run.logs });
      }
      return;
    }
    case 'finish': {
      const run = kept.runs.get(each.run);
      const record = { status_code: each.status_code, completed_at: later, cost: decimal(each.charge) };
      const assets = each.asset === null ? [] : [assetRow(each.asset)];
      const deliveries = each.deliveries.map((number) => deliveryRow(number, { run_id: run_id(each.run) }));
      const ending = store.finishRun(run_id(each.run), { record, charge: decimal(each.charge), assets, deliveries });
      if (!run || !isOpen(run)) return expect(await ending).toBe(run ? 'ended' : 'absent');
      if (kept.assets.has(each.asset ?? 0) || each.deliveries.some((number) => kept.deliveries.has(number))) {
        return expect(ending).rejects.toThrow();
      }
      expect(await ending).toBe('finished');
      kept.runs.set(each.run, { ...run, record: { ...run.record, ...record } });
      kept.micros -= each.charge;
      if (each.asset !== null) kept.assets.add(each.asset);
      for (const [index, number] of each.deliveries.entries()) kept.deliveries.set(number, deliveries[index]!);
      return;
    }
    case 'rate': {
      const run = kept.runs.get(each.run);
      const reason = each.is_positive === null ? null : 'because';
      const rated = run && {
        ...run,
        record: { ...run.record, feedback_is_positive: each.is_positive, feedback_reason: reason },
      };
      expect(await store.rateRun(run_id(each.run), { is_positive: each.is_positive, reason })).toEqual(rated);
      if (rated) kept.runs.set(each.run, rated);
      return;
    }
    case 'attempt': {
      const delivery = kept.deliveries.get(each.delivery);
      const next_attempt_at = each.again ? at : null;
      await store.recordAttempt(delivery_id(each.delivery), attempt(1), next_attempt_at);
      if (!delivery) return;
      const attempts = [...delivery.attempts, attempt(1)];
      kept.deliveries.set(each.delivery, { ...delivery, attempts, next_attempt_at });
    }
  }
}

async function agree(store: Store, kept: Kept): Promise<void> {
  for (const number of numbers) expect(await store.run(run_id(number))).toEqual(kept.runs.get(number));
  const open = [...kept.runs.values()].filter(isOpen);
  expect(await store.unfinishedRuns()).toEqual(open);
  expect(Number((await store.balance(own_organization))!.balance)).toBeCloseTo(kept.micros / 1_000_000, 9);
  for (const number of [1, 2, 3, 4]) {
    expect(await store.asset(assetRow(number).id)).toEqual(kept.assets.has(number) ? assetRow(number) : undefined);
  }
  for (const number of [1, 2, 3, 4, 5, 6])
    expect(await store.delivery(delivery_id(number))).toEqual(kept.deliveries.get(number));
  const pending = [...kept.deliveries.values()].filter(({ next_attempt_at }) => next_attempt_at !== null);
  expect(new Set(await store.pendingDeliveries())).toEqual(new Set(pending));
  expect(await deliveriesListed(store)).toHaveLength(kept.deliveries.size);
  const items = (await itemsListed(store)).toSorted((a, b) => a.sequence_index - b.sequence_index);
  expect(items).toHaveLength(kept.has_batch ? numbers.length : 0);
  for (const [index, item] of items.entries()) {
    const record = kept.runs.get(numbers[index]!)?.record;
    const { status_code = 'queued', completed_at = null, cost = null } = record ?? {};
    expect(item).toMatchObject({ status_code, completed_at, cost });
  }
}

/** @param cases how many lives are tried */
export function runLifeContract(name: string, open: () => Opened, cases: number): void {
  describe(name, () => {
    it('is that of the model', async () => {
      const lives = fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (life) => {
        const store = await furnished(open());
        const kept: Kept = {
          runs: new Map(),
          has_batch: false,
          micros: 10_000_000,
          assets: new Set(),
          deliveries: new Map(),
        };
        try {
          for (const each of life) {
            await does(store, kept, each);
            await agree(store, kept);
          }
        } finally {
          await store.close();
        }
      });
      await fc.assert(lives, { numRuns: cases, seed: 20_260_101 });
    });
  });
}
