/** A statement that fails, wherever it stands, and a full disk: the caller hears of it, and nothing is half-written. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collections } from './collections.ts';
import { acts, charge, charged_stage, stageOf, stages } from './crash-acts.support.ts';
import { openDatabase } from './database.ts';
import { deliveriesListed, furnished } from './furnished.support.ts';
import { own_organization, webhookRow } from './samples.support.ts';
import { createListIndexes } from './schema.ts';
import { storeOn } from './sqlite-store.ts';
import type { Store } from './store.ts';

let store: Store | undefined;
afterEach(() => store?.close());

const balanceAt = (stage: number): string => (stage >= charged_stage ? String(10 - Number(charge)) : '10.00');

async function expectStage(stage: number, number = 1): Promise<void> {
  expect(await stageOf(store!, number)).toBe(stages[stage]);
  expect((await store!.balance(own_organization))!.balance).toBe(balanceAt(stage));
}

/** Makes the nth statement that writes fail, be it the commit; says whether there was one. */
function failing(nth: number): { happened(): boolean; [Symbol.dispose](): void } {
  const [run, exec] = [StatementSync.prototype.run, DatabaseSync.prototype.exec];
  let calls = 0;
  const count = () => {
    if (++calls === nth) throw new Error('the disk is on fire');
  };
  const spies = [
    vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function (this: StatementSync, ...all) {
      count();
      return run.apply(this, all as never);
    }),
    vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
      if (sql !== 'ROLLBACK') count();
      exec.call(this, sql);
    }),
  ];
  return {
    happened: () => calls >= nth,
    [Symbol.dispose]: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

it.each(acts.map((act, index) => [index + 1, act] as const))(
  'act %i is done whole or not at all, whichever of its statements fails',
  async (stage, act) => {
    store = await furnished(storeOn(openDatabase()));
    for (const before of acts.slice(0, stage - 1)) await before(store, 1);
    for (let nth = 1; ; nth++) {
      using fault = failing(nth);
      const failed = await act(store, 1).then(
        () => false,
        () => true,
      );
      expect(failed).toBe(fault.happened());
      if (!failed) break;
      await expectStage(stage - 1);
    }
    await expectStage(stage);
  },
);

it('a webhook is kept with what it subscribes to, or not at all', async () => {
  store = await furnished(storeOn(openDatabase()));
  for (let nth = 1; ; nth++) {
    using fault = failing(nth);
    await store.insertWebhook(webhookRow(1)).catch(() => undefined);
    if (!fault.happened()) break;
    expect(await store.webhook(webhookRow(1).id)).toBeUndefined();
    expect(await store.webhooksFor(own_organization, 'run.completed')).toEqual([]);
  }
  expect(await store.webhooksFor(own_organization, 'run.failed')).toEqual([webhookRow(1)]);
});

it('the first list of deliveries makes their indexes, whichever statement failed before', async () => {
  const database = openDatabase();
  store = await furnished(storeOn(database));
  for (const act of acts) await act(store, 1);
  const indexes = () => {
    const of_deliveries = `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'deliveries'`;
    const names = database
      .prepare(of_deliveries)
      .all()
      .map(({ name }) => String(name));
    return names.filter((name) => name !== 'deliveries_key');
  };
  expect(indexes()).toEqual([]);
  const all = createListIndexes(collections.deliveries).map(({ name }) => name);
  for (let nth = 1; ; nth++) {
    using fault = failing(nth);
    const listed = await deliveriesListed(store).catch(() => undefined);
    expect(listed === undefined).toBe(fault.happened());
    if (listed) break;
    expect(indexes().length).toBeLessThan(all.length);
  }
  expect(indexes()).toEqual(all);
  expect(await deliveriesListed(store)).toHaveLength(1);
});

describe('a full disk', () => {
  let folder: string | undefined;
  afterEach(() => folder && rmSync(folder, { recursive: true }));
  const pages = (database: DatabaseSync) => Number(Object.values(database.prepare('PRAGMA page_count').get()!)[0]);

  it.each([
    ['in memory', () => openDatabase()],
    [
      'of a file',
      () => {
        folder = mkdtempSync(join(tmpdir(), 'store-'));
        return openDatabase({ file: join(folder, 'state.db') });
      },
    ],
  ])('%s refuses, and what there is goes on', async (_, open) => {
    const database = open();
    store = await furnished(storeOn(database));
    const refused = new Set<number>();
    for (let run = 1; run <= 60; run++) {
      for (const [stage, act] of acts.entries()) {
        for (let room = 0; ; room++) {
          database.exec(`PRAGMA max_page_count = ${pages(database) + room}`);
          const error = await act(store, run).then(
            () => undefined,
            (reason: unknown) => reason,
          );
          if (error === undefined) break;
          expect(error).toMatchObject({ message: expect.stringMatching(/full/) });
          refused.add(stage);
          expect(await stageOf(store, run)).toBe(stages[stage]);
          expect(room).toBeLessThan(20);
        }
        expect(await stageOf(store, run)).toBe(stages[stage + 1]);
      }
      expect(Number((await store.balance(own_organization))!.balance)).toBeCloseTo(10 - run * Number(charge), 9);
    }
    expect([...refused].sort()).toEqual(expect.arrayContaining([0, 1, 3]));
  });
});
