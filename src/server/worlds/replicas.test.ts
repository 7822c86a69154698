/** Several servers on one database: each answers as one alone would, whichever a caller meets. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseForTests } from '../../store/postgres/test-database.support.ts';
import { type StartedServer, startServer } from '../start-server.ts';

const url = await databaseForTests('several servers on one database');

async function ask(method: string, address: string, token?: string, body?: object) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
}

describe.skipIf(url === undefined)('two servers on one database', async () => {
  const onFault = vi.fn<(error: unknown) => void>();
  const start = () => startServer({ database: url!, onFault });
  const [one, other] = url === undefined ? [] : [await start(), await start()];
  afterAll(async () => {
    await Promise.all([one, other].map((server) => server?.stop()));
    expect(onFault.mock.calls).toEqual([]);
  });
  const at = (server: StartedServer | undefined, path: string) => `${server!.base_url}${path}`;
  const token = () => one!.world.principals.owner!.token;

  test('are the same default world, with the same callers', async () => {
    expect(other!.world.id).toBe(one!.world.id);
    const { json } = await ask('POST', at(one, '/v1/asset-folders'), token(), { name: 'shared' });
    expect((await ask('GET', at(other, `/v1/asset-folders/${json.id}`), token())).json.name).toBe('shared');
  });

  test('a world made at one is there at the other at once, and gone at once', async () => {
    for (let times = 0; times < 3; times++) {
      const { status, json } = await ask('POST', at(one, '/_control/worlds'), undefined, { seed: times });
      expect(status).toBe(201);
      const owner = json.principals.owner.token;
      expect((await ask('GET', at(other, `/w/${json.id}/v1/auth/me`), owner)).status).toBe(200);
      expect((await ask('DELETE', at(other, `/_control/worlds/${json.id}`))).status).toBe(204);
      expect((await ask('GET', at(one, `/w/${json.id}/v1/auth/me`), owner)).status).toBe(404);
    }
  });

  test('a reset and a restore at one are those of the other', async () => {
    const world = (await ask('POST', at(one, '/_control/worlds'), undefined, { seed: 5 })).json;
    const owner = world.principals.owner.token;
    const below = `/w/${world.id}`;
    const folder = (await ask('POST', at(one, `${below}/v1/asset-folders`), owner, { name: 'x' })).json;
    const shown = async () => (await ask('GET', at(other, `${below}/v1/asset-folders/${folder.id}`), owner)).status;
    const snapshot = (await ask('POST', at(other, `${below}/_control/snapshots`))).json;
    await ask('POST', at(one, `${below}/_control/reset`));
    expect(await shown()).toBe(404);
    expect((await ask('GET', at(one, `${below}/_control/snapshots`))).json.items).toEqual([snapshot]);
    await ask('POST', at(one, `${below}/_control/snapshots/${snapshot.id}/restore`));
    expect(await shown()).toBe(200);
    await ask('DELETE', at(one, `/_control/worlds/${world.id}`));
  });

  test.each([
    ['faults', '/_control/faults', { kind: 'status', status: 503, times: 1 }],
    ['scripts', '/_control/scripts', { outcome: { kind: 'stall' } }],
    ['a step of the clock', '/_control/clock/advance', { by_ms: 1 }],
    ['a world with a clock of its own', '/_control/worlds', { clock: 'virtual' }],
  ])('%s are refused, since one server alone would know of them', async (_, path, body) => {
    const { status, json } = await ask('POST', at(one, path), undefined, body);
    expect(status).toBe(409);
    expect(json.message).toMatch(/several servers|shares its worlds/);
  });

  test('a server is ready from its start on, and tells it to whoever has no token', async () => {
    await using guarded = await startServer({ database: url!, control: { token: 'secret' } });
    for (const path of ['/_control/live', '/_control/ready']) {
      expect(await ask('GET', at(guarded, path))).toMatchObject({ status: 200, json: { status: 'ok' } });
      expect((await ask('POST', at(guarded, path), 'secret')).status).toBe(405);
    }
    expect((await ask('GET', at(guarded, '/_control/worlds'))).status).toBe(401);
  });

  test('a server with a virtual clock is refused beside them, in one line', async () => {
    await expect(startServer({ database: url!, clock: 'virtual' })).rejects.toThrow(
      /^another server uses the database, and a virtual clock needs one alone[^\n]*$/,
    );
  });

  test('runs that a server leaves behind when it stops are ended by another, once, and their callbacks sent once', async () => {
    const came: string[] = [];
    const receiver = createServer(async (request, response) => {
      came.push((JSON.parse((await buffer(request)).toString()) as { run_id: string }).run_id);
      response.end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void receiver.close());
    const callback_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const third = await start();
    const path = '/v1/models/trial/spark/runs';
    const dispatched = await Promise.all(
      Array.from({ length: 20 }, () => ask('POST', at(third, path), token(), { prompt: 'x', callback_url })),
    );
    const ids = dispatched.map(({ json }) => json.run_id as string);
    await third.stop();
    await vi.waitFor(() => expect(came).toHaveLength(20), { timeout: 20_000, interval: 50 });
    const ended = await Promise.all(ids.map((id) => ask('GET', at(one, `/v1/runs/${id}`), token())));
    expect(new Set(ended.map(({ json }) => json.status_code))).toEqual(new Set(['completed']));
    expect(came.toSorted()).toEqual(ids.toSorted());
  });
});
