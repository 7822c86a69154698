import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { drain_ms } from '../../engine/activity.ts';
import { virtual_start_ms } from '../../engine/clock.ts';
import type { OutgoingEvent, SendResult } from '../../engine/sending.ts';
import { openDatabase } from '../../store/postgres/database.ts';
import { joinReplicas } from '../../store/postgres/membership.ts';
import { databaseForTests } from '../../store/postgres/test-database.support.ts';
import { exchanged } from '../parts.ts';
import { fetchJson, testServer } from '../sockets/server.support.ts';
import type { WorldOptions } from '../world-options.ts';
import { createDatabaseWorlds } from './database-worlds.ts';
import { most_snapshots } from './snapshots.ts';
import { type TestWorld, testWorld } from './world.support.ts';

async function dataFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'states-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'state.db');
}

const places: [string, () => Promise<WorldOptions>][] = [
  ['in memory', async () => ({})],
  ['in a file', async () => ({ data: await dataFile() })],
];

const url = await databaseForTests('states of a world in a database');
if (url !== undefined) {
  const database = await openDatabase(url);
  const replicas = await joinReplicas({ database, is_alone: true, onFault: console.error });
  afterAll(async () => {
    await replicas.leave();
    await database.close();
  });
  places.push(['in a database', async () => createDatabaseWorlds(database, replicas).placeOf(randomUUID(), 'virtual')]);
}

const callback_url = 'http://127.0.0.1:4020/callback';

/** A folder, an upload with its bytes, and a run to its end; what of it can be told apart from what another world did. */
async function journey(world: TestWorld) {
  const folder = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } });
  const upload = await uploaded(world, 'abcd');
  const run = await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x', callback_url } });
  await world.advance(1_000);
  const ended = await world.ask('owner', `GET /v1/runs/${run.json.run_id}`);
  const listed = await world.ask('owner', 'GET /v1/assets?limit=500');
  const [event] = world.sent.splice(0);
  return [folder.text, upload, ended.text, listed.text, event?.body];
}

async function uploaded(world: TestWorld, bytes: string): Promise<string> {
  const body = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: bytes.length };
  const { json } = await world.ask('owner', 'POST /v1/asset-uploads', { body });
  const headers = { 'content-type': 'text/plain' };
  await world.fetch(new Request(json.upload_url, { method: 'PUT', body: bytes, headers }));
  return json.asset_id as string;
}

async function bytesOf(world: TestWorld, asset_id: string): Promise<string> {
  const { json } = await world.ask('owner', `GET /v1/assets/${asset_id}`);
  return (await world.fetch(new Request(json.url))).text();
}

const dispatch = async (world: TestWorld, more: object = {}): Promise<string> =>
  (await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x', ...more } })).json.run_id;

const statusOf = async (world: TestWorld, run_id: string): Promise<string> =>
  (await world.ask('owner', `GET /v1/runs/${run_id}`)).json.status_code;

describe.each(places)('a reset, %s,', (_, place) => {
  test('puts everything back, down to what is drawn next', async () => {
    const world = await testWorld(await place());
    const first = await journey(world);
    const second = await journey(world);
    expect(second).not.toEqual(first);
    await world.advance(86_400_000);
    await world.reset();
    expect(world.parts.clock.now_ms()).toBe(virtual_start_ms);
    expect(await journey(world)).toEqual(first);
    await world.reset();
    expect(await journey(world)).toEqual(first);
  });

  test('comes between requests: each meets one state, and none of them fails', async () => {
    const world = await testWorld(await place());
    let is_over = false;
    const client = async () => {
      const seen: number[] = [];
      while (!is_over) {
        const made = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } });
        const read = await world.ask('owner', `GET /v1/asset-folders/${made.json.id}`);
        const run = await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x' } });
        const page = await world.ask('owner', 'GET /v1/assets?limit=2');
        seen.push(made.status, read.status, run.status, page.status);
      }
      return seen;
    };
    const clients = [client(), client(), client()];
    for (let turn = 0; turn < 12; turn++) await world.reset();
    is_over = true;
    const statuses = new Set((await Promise.all(clients)).flat());
    // A folder made before a reset is not found after it; nothing else may come of it.
    expect([...statuses].filter((status) => ![200, 201, 202, 404].includes(status))).toEqual([]);
    expect(statuses.has(201)).toBe(true);
  });

  test('leaves deliveries of the state before behind', async () => {
    const answers: ((result: SendResult) => void)[] = [];
    const sent: OutgoingEvent[] = [];
    const world = await testWorld(await place(), (parts) => ({
      ...parts,
      send: (event) => {
        sent.push(event);
        return new Promise((resolve) => answers.push(resolve));
      },
    }));
    const run_id = await dispatch(world, { callback_url });
    await world.advance(1_000);
    expect(sent).toHaveLength(1);
    await world.reset();
    // The same run again, whose delivery has the id of the first one's.
    expect(await dispatch(world, { callback_url })).toBe(run_id);
    const pending = () => world.parts.store.pendingDeliveries();
    answers[0]!({ kind: 'answered', status: 500, body: '', took_ms: 1 });
    await new Promise(setImmediate);
    await world.advance(250);
    expect(await pending()).toEqual([]);
    await world.advance(60);
    expect(await pending()).toMatchObject([{ attempts: [] }]);
    answers[1]!({ kind: 'answered', status: 200, body: '', took_ms: 1 });
    await world.advance(10_000);
    expect(sent).toHaveLength(2);
    const kept = () => world.parts.store.deliveries({ run_id, limit: 9 });
    // A database tells later that it has it.
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ attempts: [{ status_code: '200' }] }]));
  });

  test('forgets faults, scripts and the log, and keeps snapshots and tokens', async () => {
    const world = await testWorld(await place());
    world.scripts.add({ outcome: { kind: 'cancel' } as never, times: null } as never);
    const snapshot = await world.snapshot();
    await world.reset();
    expect(world.scripts.list()).toEqual([]);
    expect((await world.snapshots()).map(({ id }) => id)).toEqual([snapshot]);
    expect((await world.ask('owner', 'GET /v1/auth/me')).status).toBe(200);
  });

  test('waits for an upload only so long, and nothing of that is kept', async () => {
    const world = await testWorld(await place());
    const begin = async () => {
      const body = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 };
      return (await world.ask('owner', 'POST /v1/asset-uploads', { body })).json;
    };
    const session = await begin();
    const begun = Promise.withResolvers<void>();
    let finish = () => {};
    const slow = ReadableStream.from(
      (async function* () {
        yield Buffer.from('ab');
        await new Promise<void>((resolve) => {
          finish = resolve;
          begun.resolve();
        });
        yield Buffer.from('cd');
      })(),
    );
    const headers = { 'content-type': 'text/plain' };
    const put = world
      .fetch(new Request(session.upload_url, { method: 'PUT', body: slow, headers, duplex: 'half' } as RequestInit))
      .then(
        ({ status }) => status,
        (error: Error) => error.name,
      );
    await begun.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let is_reset = false;
    const resetting = world.reset().then(() => {
      is_reset = true;
    });
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(drain_ms - 1);
    expect(is_reset).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await resetting;
    // The same asset again: its key is that of the upload.
    expect((await begin()).asset_id).toBe(session.asset_id);
    finish();
    expect(await put).toBe('BlobsClosed');
    const { url } = (await world.ask('owner', `GET /v1/assets/${session.asset_id}`)).json;
    expect((await world.fetch(new Request(url))).status).toBe(404);
  });
});

describe.each(places)('a snapshot, %s,', (_, place) => {
  test('is gone back to as often as asked, and what is drawn then is the same', async () => {
    const world = await testWorld(await place());
    const kept = await uploaded(world, 'kept');
    await journey(world);
    const at_ms = world.parts.clock.now_ms();
    const snapshot = await world.snapshot();
    expect(await world.snapshots()).toEqual([{ id: snapshot, created_at: new Date(at_ms).toISOString() }]);
    const after = await journey(world);
    const late = await uploaded(world, 'late');
    for (const _turn of [1, 2]) {
      expect(await world.restore(snapshot)).toBe(true);
      expect(world.parts.clock.now_ms()).toBe(at_ms);
      expect(await journey(world)).toEqual(after);
      expect(await bytesOf(world, kept)).toBe('kept');
      expect((await world.ask('owner', `GET /v1/assets/${late}`)).status).toBe(404);
    }
    await world.reset();
    expect(await world.restore(snapshot.toUpperCase())).toBe(true);
    expect(await journey(world)).toEqual(after);
  });

  test('has runs and deliveries go on from there', async () => {
    const world = await testWorld(await place(), (parts) => ({
      ...parts,
      send: async (event) => {
        await parts.send(event);
        const status = parts.clock.now_ms() < virtual_start_ms + 1_000 ? 500 : 200;
        return { kind: 'answered', status, body: '', took_ms: 0 };
      },
    }));
    const ended = await dispatch(world, { callback_url });
    await world.advance(300);
    const running = await dispatch(world);
    await world.advance(250);
    const queued = await dispatch(world);
    const snapshot = await world.snapshot();
    for (const _turn of [1, 2]) {
      await world.restore(snapshot);
      expect([await statusOf(world, running), await statusOf(world, queued)]).toEqual(['running', 'queued']);
      expect(await world.parts.store.deliveries({ limit: 9, run_id: ended })).toMatchObject([{ attempts: [{}] }]);
      await world.advance(2_000);
      expect([await statusOf(world, running), await statusOf(world, queued)]).toEqual(['completed', 'completed']);
      const [delivery] = await world.parts.store.deliveries({ limit: 9, run_id: ended });
      expect(delivery?.attempts).toMatchObject([{ status_code: '500' }, { status_code: '200' }]);
    }
  });

  test('leaves faults, scripts and the log alone when gone back to', async () => {
    const world = await testWorld(await place());
    const snapshot = await world.snapshot();
    world.scripts.add({ outcome: { kind: 'cancel' } as never, times: null } as never);
    const before = world.scripts.list();
    await world.restore(snapshot);
    expect(world.scripts.list()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  test('may be forgotten; there are so many and no more', async () => {
    const options = await place();
    const world = await testWorld(options);
    for (let taken = 0; taken < most_snapshots; taken++) await world.snapshot();
    await expect(world.snapshot()).rejects.toMatchObject({ name: 'ControlRefusal', reason: 'conflict' });
    const { id } = (await world.snapshots())[3]!;
    expect(await world.forget(id)).toBe(true);
    expect(await world.forget(id)).toBe(false);
    expect(await world.restore(id)).toBe(false);
    expect(await world.snapshots()).toHaveLength(most_snapshots - 1);
    expect(new Set([...(await world.snapshots()).map((kept) => kept.id), await world.snapshot()]).size).toBe(
      most_snapshots,
    );
    await world.close();
    if (options.data !== undefined) expect(existsSync(`${options.data}.snapshots`)).toBe(false);
  });
});

test('a clock that goes by itself does not go back with a snapshot', async () => {
  const world = await testWorld({ clock: 'real' });
  const snapshot = await world.snapshot();
  await world.parts.timers.advance(7 * 86_400_000);
  const before_ms = world.parts.clock.now_ms();
  await world.restore(snapshot);
  expect(world.parts.clock.now_ms()).toBeGreaterThanOrEqual(before_ms);
  await world.reset();
  expect(world.parts.clock.now_ms()).toBeLessThan(before_ms);
});

test('a file that is being read is read to its end, whatever becomes of the world', async () => {
  for (const options of [{}, { data: await dataFile() }]) {
    const world = await testWorld(options);
    const { url } = (await world.ask('owner', `GET /v1/assets/${await uploaded(world, 'kept')}`)).json;
    const response = await world.fetch(new Request(url));
    await world.reset();
    expect(await response.text()).toBe('kept');
    expect((await world.fetch(new Request(url))).status).toBe(403);
  }
});

test('an upload over a socket that a reset overtakes is cut, which is no fault', async () => {
  const { main, base_url } = await testServer();
  const headers = { authorization: `Bearer ${main.principals.owner!.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 });
  const session = await fetchJson(`${base_url}/v1/asset-uploads`, { method: 'POST', headers, body });
  const put = request(session.upload_url, { method: 'PUT', headers: { 'content-type': 'text/plain' } });
  const ended = new Promise((resolve) => {
    put.on('response', ({ statusCode }) => resolve(statusCode));
    put.on('error', () => resolve('cut'));
  });
  put.write('ab');
  await expect.poll(() => main.activity.active(), { interval: 1 }).toBe(1);
  await main.reset();
  put.end('cd');
  expect(await ended).toBe('cut');
  expect(main.failures).toEqual([]);
  expect((await fetch(`${base_url}/v1/auth/me`, { headers })).status).toBe(200);
});

test('a request that a reset overtakes changes nothing in what comes then', async () => {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  let is_first = true;
  const world = await testWorld({}, (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      async insertFolder(folder) {
        if (is_first) {
          is_first = false;
          arrived.resolve();
          await gate.promise;
        }
        return parts.store.insertFolder(folder);
      },
    }),
  }));
  const asked = world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'old' } }).then(
    ({ status }) => status,
    () => 'cut',
  );
  await arrived.promise;
  await world.reset();
  gate.resolve();
  expect(await asked).toBe('cut');
  const { json } = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'new' } });
  expect((await world.ask('owner', `GET /v1/asset-folders/${json.id}`)).json.name).toBe('new');
});

test('a world that was closed is not reset', async () => {
  const world = await testWorld();
  await world.close();
  expect(world.is_over).toBe(true);
  await expect(world.reset()).rejects.toThrow('the world is closed');
});

/** Everything beside a file, any part of which can be left from a killed process. */
async function copyOf(data: string): Promise<string> {
  const copy = await dataFile();
  for (const ending of ['', '-wal', '.blobs', '.snapshots', '.restored', '.restored.draft'])
    if (existsSync(`${data}${ending}`)) await cp(`${data}${ending}`, `${copy}${ending}`, { recursive: true });
  return copy;
}

const besides = async (data: string): Promise<string[]> => (await readdir(dirname(data))).sort();

test('a process killed before a state had wholly begun leaves a file that begins anew', async () => {
  const data = await dataFile();
  const copies: string[] = [];
  const world = await testWorld({ data }, (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      async insertRun(run, charge) {
        copies.push(await copyOf(data));
        await parts.store.insertRun(run, charge);
      },
    }),
  }));
  const runs = copies.length;
  expect(runs).toBeGreaterThan(2);
  const first = await journey(world);
  for (const copy of copies.slice(0, 2)) expect(await journey(await testWorld({ data: copy }))).toEqual(first);
  copies.length = 0;
  await world.reset();
  for (const copy of copies.slice(0, 2)) {
    const again = await testWorld({ data: copy });
    expect(await journey(again)).toEqual(first);
    await again.close();
    expect(await besides(copy)).toEqual(['state.db', 'state.db.blobs']);
  }
});

test('a process killed while it puts a snapshot back leaves a file that goes on with it', async () => {
  const data = await dataFile();
  const world = await testWorld({ data });
  const kept = await uploaded(world, 'kept');
  const snapshot = await world.snapshot();
  const late = await uploaded(world, 'late');
  const before = await copyOf(data);
  // As it is between any two of the steps that put it back.
  const [records, blobs] = [await readdir(`${before}.snapshots`)]
    .flat()
    .flatMap((id) => [join(`${before}.snapshots`, id, 'records'), join(`${before}.snapshots`, id, 'blobs')]) as [
    string,
    string,
  ];
  const steps: ((copy: string) => Promise<void>)[] = [
    async () => {},
    async (copy) => {
      await rm(`${copy}.blobs`, { recursive: true });
      await rename(join(`${copy}.restored`, 'blobs'), `${copy}.blobs`);
    },
    async (copy) => rm(`${copy}-wal`, { force: true }),
    async (copy) => rm(copy),
    async (copy) => rename(join(`${copy}.restored`, 'records'), copy),
  ];
  for (let done = 1; done <= steps.length; done++) {
    const copy = await copyOf(data);
    await cp(records, join(`${copy}.restored`, 'records'));
    await cp(blobs, join(`${copy}.restored`, 'blobs'), { recursive: true });
    for (const step of steps.slice(0, done)) await step(copy);
    const after = await testWorld({ data: copy });
    expect(await bytesOf(after, kept)).toBe('kept');
    expect((await after.ask('owner', `GET /v1/assets/${late}`)).status).toBe(404);
    await after.close();
    expect(await besides(copy)).toEqual(['state.db', 'state.db.blobs']);
  }
  expect(await world.restore(snapshot)).toBe(true);
});

test.each(['virtual', 'virtual-auto', 'real'] as const)(
  'a %s clock does not go back behind what a file holds, whoever opens it',
  async (clock) => {
    const data = await dataFile();
    const days_ms = 40 * 86_400_000;
    const acts: ((world: TestWorld) => Promise<string>)[] = [
      async (world) => (await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } })).json.created_at,
      async (world) => {
        const run_id = await dispatch(world);
        await world.parts.timers.advance(1_000);
        return (await world.ask('owner', `GET /v1/runs/${run_id}`)).json.completed_at;
      },
      async (world) => {
        const { items } = (await world.ask('owner', 'GET /v1/assets?limit=1')).json;
        await world.ask('owner', `DELETE /v1/assets/${items[0].id}`);
        return new Date(world.parts.clock.now_ms() - 1_000).toISOString();
      },
    ];
    for (const act of acts) {
      const world = await testWorld({ data, clock });
      await world.parts.timers.advance(days_ms);
      const happened_ms = Date.parse(await act(world));
      await world.close();
      const next = await testWorld({ data, clock });
      expect(next.parts.clock.now_ms()).toBeGreaterThanOrEqual(happened_ms);
      await next.reset();
      expect(next.parts.clock.now_ms()).toBeLessThan(happened_ms);
      await next.close();
    }
  },
);

test('what callers write moves no clock', async () => {
  const data = await dataFile();
  const world = await testWorld({ data });
  const later = '2999-01-01T00:00:00.000Z';
  const workflow_json = { 1: { class_type: 'A', inputs: { created_at: later } } };
  await world.ask('owner', 'POST /v1/graph-workflows', { body: { name: later, workflow_json } });
  await dispatch(world, { client_ref: later, callback_url });
  await world.close();
  const next = await testWorld({ data });
  expect(next.parts.clock.now_ms()).toBe(virtual_start_ms);
});
