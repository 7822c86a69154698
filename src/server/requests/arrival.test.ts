import { expect, test } from 'vitest';
import { fetchJson, testServer } from '../sockets/server.support.ts';
import { testWorld } from '../worlds/world.support.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('every answer shows an id of its own, under which it is logged', async () => {
  const { main, base_url } = await testServer();
  const { owner } = main.principals;
  const headers = { authorization: `Bearer ${owner!.token}`, 'user-agent': 'a test' };
  const page = await fetchJson(`${base_url}/v1/assets?presign=true&q=name.eq:notes.txt`, { headers });
  const asked: [url: string, init: RequestInit, line: object][] = [
    [
      `${base_url}/v1/auth/me`,
      { headers },
      { operation: 'getMe', status: 200, principal: 'owner', path: '/v1/auth/me' },
    ],
    [`${base_url}/v1/auth/me`, {}, { operation: 'getMe', status: 401, principal: null }],
    [`${base_url}/v1/auth/me`, { headers: { authorization: 'Bearer x' } }, { status: 401, principal: null }],
    [
      `${base_url}/v1/assets?limit=0`,
      { headers },
      { operation: 'listAssets', status: 422, path: '/v1/assets?limit=0' },
    ],
    [`${base_url}/v1/nothing`, {}, { operation: null, status: 404, path: '/v1/nothing' }],
    [`${base_url}/%ZZ`, {}, { operation: null, status: 404, path: '/%ZZ' }],
    [`${base_url}/v1/health`, { method: 'DELETE' }, { operation: null, status: 405, method: 'DELETE' }],
    [`${base_url}/v1/health`, { headers: { prefer: 'code=500' } }, { operation: 'getHealth', status: 500 }],
    [page.items[0].url, { headers: { 'user-agent': 'a test' } }, { operation: null, status: 200, principal: null }],
    [`${page.items[0].url}0`, {}, { status: 403, method: 'GET' }],
    [page.items[0].url, { method: 'POST' }, { status: 405, method: 'POST' }],
  ];
  const ids = new Set<string>();
  for (const [url, init, line] of asked) {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    const id = answer.headers.get('service-request-id')!;
    expect(id, url).toMatch(uuid);
    ids.add(id);
    const [logged] = main.log.list();
    expect(logged, url).toMatchObject({ id, at: '2026-01-05T09:30:00.000Z', fault: null, ...line });
    expect(logged!.took_ms).toBeGreaterThan(0);
  }
  expect(ids.size).toBe(asked.length);
  const log = JSON.stringify(main.log.list());
  expect(log).toContain('"user_agent":"a test"');
  expect(log).not.toContain(owner!.token);
  expect(log).toContain('X-Amz-Signature=***');
  expect(log).not.toContain(new URL(page.items[0].url).searchParams.get('X-Amz-Signature'));
});

test('so does one that refuses an expectation', async () => {
  const { main, exchange } = await testServer();
  const answer = await exchange('GET /v1/health HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n');
  const [logged] = main.log.list();
  expect(answer).toContain('HTTP/1.1 417');
  expect(answer).toContain(`service-request-id: ${logged!.id}\r\n`);
  expect(logged!.status).toBe(417);
});

test('a run bears the id of the request that dispatched it', async () => {
  const world = await testWorld();
  const { headers, json } = await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x' } });
  const run = (await world.ask('owner', `GET /v1/runs/${json.run_id}`)).json;
  expect(run.request_id).toBe(headers.get('service-request-id'));
});

test('ids of requests follow the seed, and do not shift those of records', async () => {
  const made = async (reads: number) => {
    const world = await testWorld({ seed: 5 });
    const ids = [];
    for (let read = 0; read < reads; read++) {
      ids.push((await world.ask(null, 'GET /v1/health')).headers.get('service-request-id'));
    }
    return { ids, folder: (await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'a' } })).json.id };
  };
  const [few, many] = [await made(1), await made(3)];
  expect(many.ids.slice(0, 1)).toEqual(few.ids);
  expect(many.folder).toBe(few.folder);
});

test('after a reset the log is empty, and ids begin again', async () => {
  const world = await testWorld();
  const id = async () => (await world.ask(null, 'GET /v1/health')).headers.get('service-request-id');
  const first = [await id(), await id()];
  await world.reset();
  expect(world.log.list()).toEqual([]);
  expect([await id(), await id()]).toEqual(first);
});

test('the name of the header follows the choices', async () => {
  const world = await testWorld({ choices: { records: { header_prefix: 'X-Acme-' } } });
  const { headers } = await world.ask(null, 'GET /v1/health');
  expect(headers.get('x-acme-request-id')).toMatch(uuid);
  expect(headers.has('service-request-id')).toBe(false);
});

test('worlds of one server keep logs of their own, and the control interface is in none', async () => {
  const { main, worlds, base_url } = await testServer();
  const other = await testWorld({ seed: 2 });
  worlds.others.set('two', other);
  await fetch(`${base_url}/w/two/v1/health`);
  expect(other.log.list()).toMatchObject([{ path: '/v1/health' }]);
  expect(main.log.list()).toEqual([]);
});
