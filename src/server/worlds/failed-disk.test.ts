/** A disk that does not do as it is told, at a call where that once cost more than the request. */
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { InputError } from '../../input/input-error.ts';
import { testServer } from '../sockets/server.support.ts';
import { type TestWorld, testWorld } from './world.support.ts';

const broken = () => Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });

async function dataFile(): Promise<string> {
  const path = await fsp.mkdtemp(join(tmpdir(), 'failed-'));
  onTestFinished(() => fsp.rm(path, { recursive: true, force: true }));
  return join(path, 'state.db');
}

/** Makes renames and openings of files fail from the nth on that is named. */
function failingFrom(nth: number, isMeant: (path: string) => boolean): Disposable {
  const { renameSync, openSync } = fs;
  let counted = 0;
  const fails = (path: unknown) => isMeant(String(path)) && ++counted >= nth;
  fs.renameSync = (from, to) => {
    if (fails(from)) throw broken();
    renameSync(from, to);
  };
  fs.openSync = (path, ...rest) => {
    if (fails(path)) throw broken();
    return openSync(path, ...rest);
  };
  syncBuiltinESMExports();
  return {
    [Symbol.dispose]() {
      Object.assign(fs, { renameSync, openSync });
      syncBuiltinESMExports();
    },
  };
}

const folderCalled = async (world: TestWorld, name: string) =>
  (await world.ask('owner', 'POST /v1/asset-folders', { body: { name } })).json.id as string;

test.each(['reset', 'restore'])(
  'what a %s has put in the place of a restore that came to nothing stays',
  async (act) => {
    const data = await dataFile();
    const world = await testWorld({ data });
    const snapshot = await world.snapshot();
    {
      using _ = failingFrom(1, (path) => path.endsWith('state.db.restored/blobs'));
      await expect(world.restore(snapshot)).rejects.toThrow('EIO');
      // Nothing else can be done before that is.
      await expect(act === 'reset' ? world.reset() : world.restore(snapshot)).rejects.toThrow('EIO');
    }
    expect((await world.ask('owner', 'GET /v1/assets?limit=1')).status).toBe(507);
    if (act === 'reset') await world.reset();
    else await world.restore(snapshot);
    const id = await folderCalled(world, 'kept');
    await world.close();
    const again = await testWorld({ data });
    expect((await again.ask('owner', `GET /v1/asset-folders/${id}`)).json.name).toBe('kept');
  },
);

test('a run whose step could not be written down goes on, and the fault is told', async () => {
  const world = await testWorld({ data: await dataFile() });
  const { json } = await world.ask('owner', 'POST /v1/models/trial/spark/runs', {
    body: { prompt: 'x', callback_url: 'http://127.0.0.1:4020/callback' },
  });
  const { run } = StatementSync.prototype;
  for (const by_ms of [200, 500, 3_000]) {
    let failed = 0;
    StatementSync.prototype.run = function (this: StatementSync, ...all) {
      if (this.sourceSQL === 'COMMIT' && failed++ < 2)
        throw Object.assign(new Error('disk I/O error'), { errcode: 1034 });
      return run.apply(this, all as never);
    };
    await world.advance(by_ms).finally(() => {
      StatementSync.prototype.run = run;
    });
  }
  await world.advance(10_000);
  expect((await world.ask('owner', `GET /v1/runs/${json.run_id}`)).json.status_code).toBe('completed');
  const sent = world.sent.map(({ body }) => JSON.parse(body)).filter(({ run_id }) => run_id === json.run_id);
  expect(new Set(sent.map(({ delivery }) => delivery.id)).size).toBe(1);
  const faults = world.failures.splice(0);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) expect(fault).toMatchObject({ errcode: 1034 });
});

describe('without a state', () => {
  test('everything is answered with 507, files too, until a reset', async () => {
    const data = await dataFile();
    const { main, base_url } = await testServer({ data });
    const page = await main.ask('owner', 'GET /v1/assets?presign=true&limit=1&q=name.eq:notes.txt');
    const { url } = page.json.items[0];
    const headers = { authorization: `Bearer ${main.principals.owner!.token}` };
    const statuses = async () => [
      (await fetch(`${base_url}/v1/assets?limit=1`, { headers })).status,
      (await fetch(url)).status,
      (await main.fetch(new Request(url))).status,
    ];
    {
      using _ = failingFrom(1, (path) => path.endsWith('state.db'));
      await expect(main.reset()).rejects.toThrow('EIO');
      expect(await statuses()).toEqual([507, 507, 507]);
    }
    await main.reset();
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test('a server does not start, and a line says why', async () => {
    const data = await dataFile();
    using _ = failingFrom(1, (path) => path.endsWith('state.db'));
    const refused = await testWorld({ data }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InputError);
    expect(String(refused)).toContain(`${data}: its disk fails (EIO: i/o error); mend that, or name another file`);
  });
});

test('what was refused for want of room keeps none', async () => {
  const data = await dataFile();
  const world = await testWorld({ data });
  const file = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 };
  const { json } = await world.ask('owner', 'POST /v1/asset-uploads', { body: file });
  const before = await fsp.readdir(`${data}.blobs`);
  const { writeFile } = fsp;
  fsp.writeFile = async () => {
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  };
  syncBuiltinESMExports();
  const headers = { 'content-type': 'text/plain' };
  const answer = await world.fetch(new Request(json.upload_url, { method: 'PUT', body: 'kept', headers }));
  fsp.writeFile = writeFile;
  syncBuiltinESMExports();
  expect(answer.status).toBe(507);
  expect(await fsp.readdir(`${data}.blobs`)).toEqual(before);
});
