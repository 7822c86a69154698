/** Writes that share a transaction are acknowledged as if each had its own, and nobody can tell that they waited. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deliveriesListed, furnished } from './furnished.support.ts';
import { createGroupCommit } from './group-commit.ts';
import { at, attempt, delivery_id, deliveryRow, later, run_id, runEnd, runRow, webhookRow } from './samples.support.ts';
import { openStore } from './sqlite-store.ts';
import type { Store } from './store.ts';

/** A group whose transactions are told of, and fail where an operation throws or the commit is told to. */
function observedGroup({ commits = (): boolean => true } = {}) {
  const log: string[] = [];
  const group = createGroupCommit((operations) => {
    log.push('begin');
    try {
      operations();
      if (!commits()) throw new Error('no commit');
      log.push('commit');
    } catch (error) {
      log.push('rollback');
      throw error;
    }
  });
  const write = (name: string) =>
    group
      .write(() => {
        log.push(name);
        if (name.startsWith('bad')) throw new Error(name);
      })
      .then(
        () => log.push(`${name} is kept`),
        (error: Error) => log.push(`${name}: ${error.message}`),
      );
  return { log, write, flush: group.flush };
}

test('writes of one turn share a transaction, in order, and none is acknowledged before its commit', async () => {
  const { log, write } = observedGroup();
  const one = write('one');
  await undefined;
  await Promise.all([one, write('two')]);
  await write('three');
  const [first, second] = [
    ['begin', 'one', 'two', 'commit', 'one is kept', 'two is kept'],
    ['begin', 'three', 'commit', 'three is kept'],
  ];
  expect(log).toEqual([...first, ...second]);
});

test('one that fails is rejected alone, and the others are kept', async () => {
  const { log, write } = observedGroup();
  await Promise.all(['one', 'bad', 'two'].map(write));
  expect(log.slice(0, 4)).toEqual(['begin', 'one', 'bad', 'rollback']);
  expect(log.filter((entry) => / kept|:/.test(entry))).toEqual(['one is kept', 'bad: bad', 'two is kept']);
});

test('where nothing can be committed, each of them hears of it', async () => {
  const { log, write } = observedGroup({ commits: () => false });
  await Promise.all(['one', 'two'].map(write));
  expect(log.slice(-2)).toEqual(['one: no commit', 'two: no commit']);
});

test('what waits is committed at once when it must be, and not again', async () => {
  const { log, write, flush } = observedGroup();
  const one = write('one');
  flush();
  flush();
  expect(log).toEqual(['begin', 'one', 'commit']);
  await Promise.all([one, write('two')]);
  expect(log.slice(3)).toEqual(['one is kept', 'begin', 'two', 'commit', 'two is kept']);
});

async function withDeliveries(store: Store): Promise<Store> {
  await furnished(store);
  await store.insertWebhook(webhookRow(1));
  await store.insertRun(runRow(1));
  const deliveries = [1, 2, 3].map((number) => deliveryRow(number, { webhook_id: webhookRow(1).id }));
  await store.finishRun(run_id(1), runEnd({ deliveries }));
  return store;
}

test('who asks for anything else meanwhile finds the attempts recorded', async () => {
  const store = await withDeliveries(openStore());
  const recorded = store.recordAttempt(delivery_id(1), attempt(1), at);
  expect((await store.delivery(delivery_id(1)))!.attempts).toEqual([attempt(1)]);
  const again = store.recordAttempt(delivery_id(2), attempt(2), at);
  expect((await deliveriesListed(store)).flatMap(({ attempts }) => attempts)).toHaveLength(2);
  await Promise.all([recorded, again]);
  await store.close();
});

test('a webhook that is deleted behind an attempt has none to come', async () => {
  const store = await withDeliveries(openStore());
  const recorded = store.recordAttempt(delivery_id(1), attempt(1), later);
  await store.deleteWebhook(webhookRow(1).id);
  await recorded;
  expect(await store.pendingDeliveries()).toEqual([]);
  expect((await store.delivery(delivery_id(1)))!.attempts).toEqual([attempt(1)]);
  await store.close();
});

test('one attempt that cannot be kept takes none of the others with it', async () => {
  const store = await withDeliveries(openStore());
  const ends = await Promise.allSettled([
    store.recordAttempt(delivery_id(1), attempt(1), null),
    store.recordAttempt(delivery_id(2), attempt(1), 'soon'),
    store.recordAttempt(delivery_id(3), attempt(1), null),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.pendingDeliveries()).map(({ id }) => id)).toEqual([delivery_id(2)]);
  await store.close();
});

test('closing the store commits what waits, and what comes then is rejected', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'state.db');
  const store = await withDeliveries(openStore({ file }));
  const recorded = store.recordAttempt(delivery_id(1), attempt(1), later);
  await store.close();
  await recorded;
  await expect(store.recordAttempt(delivery_id(1), attempt(2), later)).rejects.toThrow();
  const reopened = openStore({ file });
  expect((await reopened.delivery(delivery_id(1)))!.attempts).toEqual([attempt(1)]);
  await reopened.close();
});
