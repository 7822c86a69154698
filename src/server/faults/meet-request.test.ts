import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateResponse } from '../../contract/validators.ts';
import { testServer } from '../sockets/server.support.ts';
import { testWorld } from '../worlds/world.support.ts';
import { answeringFaults } from './arbitrary-faults.support.ts';

describe('a status', () => {
  test('is answered in the envelope of the operation, and nothing is done', async () => {
    const world = await testWorld();
    world.faults.add({ kind: 'status', status: 503, retry_after_s: 7, operations: ['createAssetFolder', 'getHealth'] });
    const folder = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'a' } });
    expect([folder.status, folder.headers.get('retry-after')]).toEqual([503, '7']);
    expect(folder.json).toEqual({
      code: 'unavailable',
      message: 'The server cannot answer for the moment.',
      errors: [],
    });
    const health = await world.ask(null, 'GET /v1/health');
    expect([health.status, health.json.detail[0].type]).toEqual([503, 'unavailable']);
    expect((await world.ask('owner', 'GET /v1/auth/me')).status).toBe(200);
  });

  test.each([
    [400, 'invalid_request', {}],
    [401, 'unauthenticated', { 'www-authenticate': 'Bearer realm="model-run"' }],
    [402, 'insufficient_balance', {}],
    [403, 'insufficient_scope', {}],
    [404, 'not_found', {}],
    [405, 'method_not_allowed', { allow: '' }],
    [409, 'conflict', {}],
    [418, 'invalid_request', {}],
    [429, 'rate_limited', { 'retry-after': '1' }],
    [500, 'internal_error', {}],
    [504, 'gateway_timeout', {}],
    [599, 'internal_error', {}],
  ])('%i says %s', async (status, code, headers) => {
    const world = await testWorld();
    world.faults.add({ kind: 'status', status });
    const answer = await world.ask('owner', 'GET /v1/auth/me');
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
  });

  test('meets no record of another world', async () => {
    const [one, other] = [await testWorld(), await testWorld()];
    one.faults.add({ kind: 'status', status: 500 });
    expect((await one.ask(null, 'GET /v1/health')).status).toBe(500);
    expect((await other.ask(null, 'GET /v1/health')).status).toBe(200);
  });

  test('ends with a reset', async () => {
    const world = await testWorld();
    world.faults.add({ kind: 'status', status: 500 });
    await world.reset();
    expect((await world.ask(null, 'GET /v1/health')).status).toBe(200);
  });
});

describe('a rate limit', () => {
  test('counts by token, on the clock of the world', async () => {
    const world = await testWorld();
    world.faults.add({ kind: 'rate_limit', requests: 2, per_s: 60, operations: ['getMe'] });
    const statuses = async (who: string) => {
      const answers = [await world.ask(who, 'GET /v1/auth/me'), await world.ask(who, 'GET /v1/auth/me')];
      return answers.map(({ status }) => status);
    };
    expect(await statuses('owner')).toEqual([200, 200]);
    expect(await statuses('reader')).toEqual([200, 200]);
    const refused = await world.ask('owner', 'GET /v1/auth/me');
    expect([refused.status, refused.headers.get('retry-after'), refused.json.code]).toEqual([
      ...[429, '60', 'rate_limited'],
    ]);
    expect((await world.ask('owner', 'GET /v1/asset-folders/x')).status).toBe(404);
    await world.advance(59_001);
    expect((await world.ask('owner', 'GET /v1/auth/me')).headers.get('retry-after')).toBe('1');
    await world.advance(999);
    expect((await world.ask('owner', 'GET /v1/auth/me')).status).toBe(200);
    expect(world.faults.list()[0]!.used).toBe(2);
  });
});

describe('a latency', () => {
  test('is waited for in real time, and the request goes its way', async () => {
    const world = await testWorld();
    world.faults.add({ kind: 'latency', ms: 30, jitter_ms: 5, times: 1 });
    const began_ms = performance.now();
    expect((await world.ask(null, 'GET /v1/health')).status).toBe(200);
    // Timers of Node may ring up to a millisecond early.
    expect(performance.now() - began_ms).toBeGreaterThanOrEqual(29);
    expect(world.log.list()[0]!.took_ms).toBeGreaterThanOrEqual(29);
  });

  test('keeps neither a reset nor the end of the server waiting', async () => {
    const { main, base_url, close } = await testServer();
    main.faults.add({ kind: 'latency', ms: 600_000 });
    const slow = Array.from({ length: 20 }, () => fetch(`${base_url}/v1/health`));
    await expect.poll(() => main.faults.list()[0]!.used).toBe(20);
    await main.reset();
    await close();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200));
  });
});

describe('a dropped connection', () => {
  const folder = (token: string) =>
    `POST /v1/asset-folders HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"name":"a"}`;

  test('is reset before the answer, and nothing was done', async () => {
    const { main, exchange } = await testServer();
    const { id } = main.faults.add({ kind: 'drop', when: 'before_answer' });
    let inserted = 0;
    const { store } = main.parts;
    const insert = store.insertFolder.bind(store);
    store.insertFolder = (row) => {
      inserted += 1;
      return insert(row);
    };
    await expect(exchange(folder(main.principals.owner!.token))).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(inserted).toBe(0);
    expect(main.log.list()[0]).toMatchObject({ operation: 'createAssetFolder', status: null, fault: id });
  });

  test('or in the middle of the body, when all was done', async () => {
    const { main, exchange } = await testServer();
    const { id } = main.faults.add({ kind: 'drop', when: 'in_body', times: 1 });
    const answer = await exchange(folder(main.principals.owner!.token));
    const [head, body] = answer.split('\r\n\r\n') as [string, string];
    expect(head).toMatch(/^HTTP\/1\.1 201 /);
    expect(head).toMatch(/^date: Mon, 05 Jan 2026 09:30:00 GMT$/im);
    const { length } = /^content-length: (?<length>\d+)$/im.exec(head)!.groups!;
    expect(body.length).toBe(Math.floor(Number(length) / 2));
    const location = /^location: (?<path>\S+)$/im.exec(head)!.groups!.path!;
    expect((await main.ask('owner', `GET ${location}`)).status).toBe(200);
    expect(main.log.list()[1]).toMatchObject({ operation: 'createAssetFolder', status: 201, fault: id });
  });

  test('fails in the body in process, and the request as a whole where there is none', async () => {
    const world = await testWorld();
    const { json } = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'a' } });
    world.faults.add({ kind: 'drop', when: 'in_body' });
    const deleting = world.ask('owner', `DELETE /v1/asset-folders/${json.id}`);
    await expect(deleting).rejects.toThrow(new TypeError('fetch failed'));
    const { status, body } = await world.fetch(new Request('http://api.example/v1/health'));
    const read = new Response(body).text();
    await expect(read).rejects.toMatchObject({ name: 'ConnectionCut', cause: { code: 'ECONNRESET' } });
    expect(status).toBe(200);
    world.faults.clear();
  });
});

test('whatever faults are drawn, answers keep to the envelopes of the document', async () => {
  const world = await testWorld();
  const asked = ['GET /v1/health', 'GET /v1/assets', 'POST /v1/asset-folders', 'GET /v1/models/lumen/sketch/llms.txt'];
  const ids = ['getHealth', 'listAssets', 'createAssetFolder', 'getModelText'] as const;
  const run = async (drawn: Parameters<typeof world.faults.add>[0][]) => {
    world.faults.clear();
    for (const fault of drawn) world.faults.add(fault);
    const statuses: number[] = [];
    for (const [index, request] of asked.entries()) {
      const body = request.startsWith('POST') ? { name: 'a' } : undefined;
      const { status, json, text } = await world.ask('owner', request, { body });
      statuses.push(status);
      if (status < 500) continue;
      // Codes of 5xx are no words of the document; their envelopes are those of the operation's other errors.
      const violations = validateResponse('reference', ids[index]!, status, json ?? text);
      expect(violations.filter(({ keyword }) => keyword !== 'enum')).toEqual([]);
      expect('detail' in json).toBe(ids[index] === 'getHealth' || ids[index] === 'getModelText');
    }
    return statuses;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(answeringFaults, { minLength: 1, maxLength: 4 }), async (drawn) => {
      // Equal seeds, equal requests, equal answers.
      expect(await run(drawn)).toEqual(await run(drawn));
    }),
    { seed: 1, numRuns: 60 },
  );
});
