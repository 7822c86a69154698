/**
 * A disk without room, at every write in turn: the first one fails, then the second, until all go well. The caller is
 * told so, nothing that was acknowledged before is lost, and the file opens.
 */
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { diskTroubleOf } from '../../store/disk-trouble.ts';
import { type TestWorld, testWorld } from './world.support.ts';

// biome-ignore lint/suspicious/noExplicitAny: functions of every kind
type Any = any;

/** Every function by which the store and the blobs write, with the error that it has on a full disk. */
const writes: readonly [owner: Any, name: string, error: object][] = [
  [StatementSync.prototype, 'run', { errcode: 13 }],
  [DatabaseSync.prototype, 'exec', { errcode: 13 }],
  ...['writeFile', 'rename', 'open'].map((name): [Any, string, object] => [fsp, name, { code: 'ENOSPC' }]),
];

/** Makes the nth write fail. */
function fullAt(nth: number) {
  let counted = 0;
  const originals = writes.map(([owner, name]) => owner[name]);
  const fails = () => ++counted === nth;
  for (const [owner, name, error] of writes) {
    const original = owner[name];
    owner[name] = function (this: unknown, ...all: unknown[]) {
      // A rollback is no write.
      if (all[0] === 'ROLLBACK' || !fails()) return original.apply(this, all);
      const full = Object.assign(new Error('no room'), error);
      if (owner === fsp) return Promise.reject(full);
      throw full;
    };
  }
  const { createWriteStream } = fs;
  fs.createWriteStream = ((...all: Parameters<typeof createWriteStream>) => {
    const stream = createWriteStream(...all);
    if (fails()) {
      const fail = (...rest: Any[]) => rest.at(-1)(Object.assign(new Error('no room'), { code: 'ENOSPC' }));
      Object.assign(stream, { _write: fail, _writev: fail });
    }
    return stream;
  }) as typeof createWriteStream;
  syncBuiltinESMExports();
  return {
    happened: () => counted >= nth,
    [Symbol.dispose]() {
      for (const [index, [owner, name]] of writes.entries()) owner[name] = originals[index];
      fs.createWriteStream = createWriteStream;
      syncBuiltinESMExports();
    },
  };
}

async function folder(): Promise<string> {
  const path = await fsp.mkdtemp(join(tmpdir(), 'full-'));
  onTestFinished(() => fsp.rm(path, { recursive: true, force: true }));
  return path;
}

/** A world on a copy of the file: what a process would find that started now. */
async function found<Result>(data: string, look: (world: TestWorld) => Promise<Result>): Promise<Result> {
  const copy = join(await folder(), 'state.db');
  for (const ending of ['', '-wal', '.blobs'])
    if (fs.existsSync(`${data}${ending}`)) await fsp.cp(`${data}${ending}`, `${copy}${ending}`, { recursive: true });
  const world = await testWorld({ data: copy });
  const result = await look(world);
  await world.close();
  return result;
}

const session = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 };
const put = (world: TestWorld, url: string, body: string) =>
  world.fetch(new Request(url, { method: 'PUT', body, headers: { 'content-type': 'text/plain' } }));

describe.each([false, true])('a full disk, with fsync %s,', (fsync) => {
  test.each<[string, string, object]>([
    ['a folder', 'POST /v1/asset-folders', { name: 'x' }],
    ['an upload', 'POST /v1/asset-uploads', session],
    ['a workflow', 'POST /v1/graph-workflows', { name: 'x', workflow_json: { 1: { class_type: 'A', inputs: {} } } }],
    ['a webhook', 'POST /v1/webhooks', { name: 'x', url: 'http://127.0.0.1:4020/a', secret: '0123456789abcdef' }],
    ['a run', 'POST /v1/models/trial/spark/runs', { prompt: 'x' }],
  ])('%s is refused with 507, whichever write fails, and then taken', async (_, operation, body) => {
    const data = join(await folder(), 'state.db');
    const world = await testWorld({ data, fsync });
    const count = async (one: TestWorld) => (await one.parts.store.unfinishedRuns()).length;
    const before = await count(world);
    for (let nth = 1; ; nth++) {
      using full = fullAt(nth);
      const answer = await world.ask('owner', operation, { body });
      if (!full.happened()) {
        expect(answer.status).toBeLessThan(300);
        expect(nth).toBeGreaterThan(1);
        break;
      }
      expect([answer.status, answer.json.code]).toEqual([507, 'insufficient_storage']);
      expect(await count(world)).toBe(before);
    }
    expect(await found(data, count)).toBe(await count(world));
  });

  test('a file is refused with 507, and the one before stays', async () => {
    const data = join(await folder(), 'state.db');
    const world = await testWorld({ data, fsync });
    const { json } = await world.ask('owner', 'POST /v1/asset-uploads', { body: session });
    expect((await put(world, json.upload_url, 'kept')).status).toBe(200);
    const bytes = async (one: TestWorld) => {
      const { url } = (await one.ask('owner', `GET /v1/assets/${json.asset_id}`)).json;
      return (await one.fetch(new Request(url))).text();
    };
    let kept = 'kept';
    for (let nth = 1; ; nth++) {
      using full = fullAt(nth);
      const next = `${1_000 + nth}`;
      const { status } = await put(world, json.upload_url, next);
      const is_over = !full.happened();
      full[Symbol.dispose]();
      if (status === 200) kept = next;
      else expect(status).toBe(507);
      // The folder was not synced, and so nobody was told: it may be there or not.
      const seen = await found(data, bytes);
      expect(status === 200 ? [kept] : [kept, next]).toContain(seen);
      kept = seen;
      if (is_over) {
        expect([status, nth > 3]).toEqual([200, true]);
        break;
      }
    }
  });
});

test('on a full disk a run ends and its delivery is sent, later, whichever write fails', async () => {
  for (let nth = 1; ; nth++) {
    const data = join(await folder(), 'state.db');
    const world = await testWorld({ data });
    const callback_url = 'http://127.0.0.1:4020/callback';
    const { json } = await world.ask('owner', 'POST /v1/models/trial/spark/runs', {
      body: { prompt: 'x', callback_url },
    });
    const full = fullAt(nth);
    await world.advance(500);
    const is_over = !full.happened();
    full[Symbol.dispose]();
    await world.advance(5_000);
    expect((await world.ask('owner', `GET /v1/runs/${json.run_id}`)).json.status_code).toBe('completed');
    const sent = world.sent.map(({ body }) => JSON.parse(body)).filter(({ run_id }) => run_id === json.run_id);
    expect(new Set(sent.map(({ delivery }) => delivery.id)).size).toBe(1);
    expect(await world.parts.store.deliveries({ run_id: json.run_id, limit: 2, pending: true })).toEqual([]);
    await world.close();
    if (!is_over) continue;
    expect(nth).toBeGreaterThan(10);
    break;
  }
});

test.each(['reset', 'restore'])(
  'a %s on a full disk comes to nothing or is done, and the next one is done',
  async (act) => {
    const data = join(await folder(), 'state.db');
    const world = await testWorld({ data });
    const snapshot = await world.snapshot();
    const done = () => (act === 'reset' ? world.reset() : world.restore(snapshot));
    // Each record that is planted is a write: of the many, ever fewer.
    for (let nth = 1; ; nth += nth < 10 ? 1 : nth) {
      const full = fullAt(nth);
      const refused = await done().then(
        () => undefined,
        (error: unknown) => error,
      );
      const is_over = !full.happened();
      full[Symbol.dispose]();
      if (refused !== undefined) expect(diskTroubleOf(refused), String(refused)).toBe('full');
      // Requests meanwhile are answered, or told to try again.
      expect([200, 507]).toContain((await world.ask('owner', 'GET /v1/assets?limit=1')).status);
      await done();
      expect((await world.ask('owner', 'GET /v1/assets?limit=1')).status).toBe(200);
      expect((await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } })).status).toBe(201);
      if (!is_over) continue;
      expect([refused, nth > 3]).toEqual([undefined, true]);
      break;
    }
  },
);
