import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect } from 'node:http2';
import { get as getSafely, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createModelRunClient } from '../client/client.ts';
import { type InterceptOptions, interceptModelRun, type ModelRunMatchers, modelRunMatchers } from './interceptors.ts';

declare module 'vitest' {
  interface Assertion<R, T> extends ModelRunMatchers<R> {}
}

const base_url = 'https://api.example.com';
// To import nock is to turn it on, and it would stay so for every later test of this worker.
beforeAll(() => {
  if (!nock.isActive()) nock.activate();
});
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});
afterAll(() => nock.restore());

async function intercepted(options?: InterceptOptions) {
  const interception = await interceptModelRun(base_url, options);
  const { principals, fixtures } = interception.world;
  const client = createModelRunClient({ base_url, token: principals.owner!.token });
  return { ...interception, client, fixtures };
}

const no_wait = { first_ms: 0, most_ms: 0 };

describe('an intercepted service', () => {
  it('remembers, runs and pages as the server does', async () => {
    await using service = await intercepted();
    const { client, fixtures } = service;
    const { path, input } = fixtures.models!.succeeds!;
    const run = await client.waitForRun(await client.dispatchModel(path, input), no_wait);
    expect(run.status_code).toBe('completed');
    const names: unknown[] = [];
    for await (const { name } of client.items('listAssets', { query: { limit: 2 } })) names.push(name);
    expect(names.length).toBeGreaterThan(2);
  });

  it('takes files at its storage, and gives them back byte for byte', async () => {
    await using service = await intercepted();
    const data = Uint8Array.of(0, 255, 128, 10, 13);
    const asset = await service.client.upload({ filename: 'a.bin', mime_type: 'application/octet-stream', data });
    expect(asset.url).toMatch(/^https:\/\/storage\.api\.example\.com\//);
    expect(new Uint8Array(await (await fetch(asset.url)).arrayBuffer())).toEqual(data);
  });

  it('calls back, where another interceptor can see it', async () => {
    await using service = await intercepted();
    const heard: unknown[] = [];
    nock('https://me.example')
      .post('/hook', (body) => heard.push(body) > 0)
      .reply(204);
    const { path, input } = service.fixtures.models!.succeeds!;
    const run_id = await service.client.dispatchModel(path, { ...input, callback_url: 'https://me.example/hook' });
    await service.client.waitForRun(run_id, no_wait);
    await expect.poll(() => heard).toEqual([expect.objectContaining({ event: 'run.completed', run_id })]);
  });

  it('answers `http` and a path before /v1, too', async () => {
    await using service = await interceptModelRun('http://gateway.example/api');
    expect(service.world.urls.base).toBe('http://gateway.example/api');
    const status = await new Promise((done, fail) => {
      get('http://gateway.example/api/v1/health', ({ statusCode }) => done(statusCode)).on('error', fail);
    });
    expect(status).toBe(200);
  });

  it('is met however its origin is spelt', async () => {
    await using _ = await intercepted();
    for (const origin of ['https://API.example.COM', `${base_url}:443`, `${base_url}.`, `${base_url}.:443`])
      expect((await fetch(`${origin}/v1/health`)).status).toBe(200);
  });

  it('fails where no operation has the path', async () => {
    await using _ = await intercepted();
    await expect(fetch(`${base_url}/v1/assetz`)).rejects.toThrow();
  });

  it('says where it cannot be, in one line', async () => {
    await expect(interceptModelRun('localhost:4010')).rejects.toThrow(
      'base_url: "localhost:4010" is no http or https URL',
    );
    await expect(interceptModelRun(base_url, { onUnhandledRequest: 'no' as 'warn' })).rejects.toThrow('must be error');
  });

  it('may be at several addresses at once, each with a storage of its own', async () => {
    const hosts = ['127.0.0.1:4010', '127.0.0.1:5010', '10.0.0.1:4010', '[::1]:4010', '[1::]:4010'];
    const services = await Promise.all(hosts.map((host) => interceptModelRun(`http://${host}`)));
    for (const [at, { world }] of services.entries()) {
      const client = createModelRunClient({ base_url: `http://${hosts[at]}`, token: world.principals.owner!.token });
      const { url } = await client.upload({ filename: 'a.txt', mime_type: 'text/plain', data: hosts[at]! });
      expect(await (await fetch(url)).text()).toBe(hosts[at]);
    }
    for (const { stop } of services) await stop();
  });

  it('is there once, and gone when it is stopped', async () => {
    const server = createServer((_, response) => void response.end('a server')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const service = await interceptModelRun(url);
    await expect(interceptModelRun(url)).rejects.toThrow('is intercepted already');
    expect(await (await fetch(`${url}/v1/health`)).json()).toEqual({});
    await service.stop();
    expect(await (await fetch(`${url}/v1/health`)).text()).toBe('a server');
    await (await interceptModelRun(url)).stop();
    server.close();
  });
});

describe('beside nock', () => {
  it.each([
    ['that was there before', true],
    ['that comes after', false],
  ])('%s, each answers its own', async (_, is_before) => {
    const mine = () => nock('https://other.example').get('/').reply(200, 'mine');
    nock.disableNetConnect();
    if (!is_before) nock.restore();
    if (is_before) mine();
    await using service = await intercepted();
    if (!is_before) nock.activate();
    if (!is_before) mine();
    expect(await service.client.getHealth()).toEqual({});
    expect(nock.isDone()).toBe(false);
    expect(await (await fetch('https://other.example/')).text()).toBe('mine');
    expect(nock.isDone()).toBe(true);
  });

  it('which forgets what it knows, and what it refuses, in vain', async () => {
    await using service = await intercepted();
    expect([nock.isDone(), nock.pendingMocks()]).toEqual([true, []]);
    nock.cleanAll();
    expect(await service.client.getHealth()).toEqual({});
    nock.restore();
    expect(await service.client.getHealth()).toEqual({});
    nock.activate();
  });

  it('which stays as it was: off, and on with all that it answers', async () => {
    const [real, get_real] = [globalThis.fetch, get];
    nock.restore();
    await (await intercepted()).stop();
    expect([nock.isActive(), globalThis.fetch === real, get === get_real]).toEqual([false, false, true]);
    nock.activate();
    nock('https://other.example').get('/').reply(204);
    await (await intercepted()).stop();
    expect((await fetch('https://other.example/')).status).toBe(204);
  });
});

describe('what nobody answers', () => {
  const nowhere = 'http://nowhere.example/x';

  it('fails where that is asked for, also beside a nock that comes later', async () => {
    nock.restore();
    await using _ = await intercepted({ onUnhandledRequest: 'error' });
    nock.activate();
    nock('http://other.example').get('/').reply(204);
    expect((await fetch('http://other.example/')).status).toBe(204);
    const cause = { message: `nobody answers GET ${nowhere}, and onUnhandledRequest is error` };
    await expect(fetch(nowhere)).rejects.toMatchObject({ cause });
  });

  it('is told where that is asked for', async () => {
    const server = createServer((_, response) => void response.end('a server')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await using _ = await intercepted({ onUnhandledRequest: 'warn' });
    expect(await (await fetch(url)).text()).toBe('a server');
    expect(warn.mock.calls).toEqual([[`model-run-kit: nobody answers GET ${url}; it goes to the network`]]);
    warn.mockRestore();
    server.close();
  });
});

describe('a test that acts on the service', () => {
  expect.extend(modelRunMatchers);

  it('lets time go on, and puts everything back', async () => {
    await using service = await intercepted({ clock: 'virtual' });
    const { path, input } = service.fixtures.models!.succeeds!;
    const id = await service.client.dispatchModel(path, input);
    await service.advance(60_000);
    expect((await service.client.getRun({ path: { id } })).status_code).toBe('completed');
    service.answer('getHealth', { status: 503 });
    await service.reset();
    await expect(service.client.getRun({ path: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await service.client.getHealth()).toEqual({});
  });

  it('fakes timers, under which the service answers, and its clock stands until it is advanced', async () => {
    await using service = await intercepted();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { path, input } = service.fixtures.models!.succeeds!;
    const id = await service.client.dispatchModel(path, input);
    expect((await service.client.getRun({ path: { id } })).status_code).toBe('queued');
    await service.advance(60_000);
    expect((await service.client.waitForRun(id)).status_code).toBe('completed');
  });

  it('is a page that some environment plays, whose preflight lacks what tells that it is one', async () => {
    await using service = await intercepted();
    const { status, headers } = await fetch(`${base_url}/v1/auth/me`, { method: 'OPTIONS' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(service.requests()).toEqual([]);
  });

  it('answers in its place, so many times', async () => {
    await using service = await intercepted();
    service.answer('getRun', { status: 409, body: { code: 'odd' }, headers: { 'x-own': 'yes' } }, { times: 2 });
    const url = `${base_url}/v1/runs/${crypto.randomUUID()}`;
    const answers = [];
    for (let times = 0; times < 3; times++) answers.push(await fetch(url));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 401]);
    expect([await answers[0]!.json(), answers[0]!.headers.get('x-own')]).toEqual([{ code: 'odd' }, 'yes']);
    expect(service.requests({ operation: 'getRun' }).map(({ status }) => status)).toEqual([409, 409, 401]);
    service.answer('createAssetFolder', { status: 201 });
    await fetch(`${base_url}/v1/asset-folders`, { method: 'POST', body: '{"name":"a"}' });
    expect(service.requests({ operation: 'createAssetFolder' })).toMatchObject([{ status: 201, body: '{"name":"a"}' }]);
    expect(service).toHaveReceived('getRun', { times: 3 });
    expect(service).not.toHaveReceived('listAssets');
    expect(() => expect(service).toHaveReceived('listAssets')).toThrow('listAssets was asked for 0 times');
  });

  it('answers a page that some environment plays so that it can be read there', async () => {
    await using service = await intercepted();
    service.answer('getHealth', { status: 503, body: { code: 'odd' } });
    service.answer('getHealth', { status: 200, headers: { 'Access-Control-Allow-Origin': 'https://b.example' } });
    const asked = async () =>
      (await fetch(`${base_url}/v1/health`, { headers: { origin: 'https://a.example' } })).headers;
    const [placed, told, own] = [await asked(), await asked(), await asked()];
    expect(own.get('access-control-allow-origin')).toBe('*');
    for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
      expect(placed.get(name)).toBe(own.get(name));
    expect(told.get('access-control-allow-origin')).toBe('https://b.example');
  });

  it('tells all that it was asked, however much that was', async () => {
    await using service = await intercepted();
    const headers = { authorization: `Bearer ${service.world.principals.owner!.token}` };
    const json = { ...headers, 'content-type': 'application/json' };
    await fetch(`${base_url}/v1/asset-folders`, { method: 'POST', headers: json, body: '{"name":"a"}' });
    for (let times = 0; times < 1_010; times++) await service.world.fetch(new Request(`${base_url}/v1/health`));
    expect(service).toHaveReceived('createAssetFolder', { times: 1 });
    expect(service).toHaveReceived('getHealth', { times: 1_010 });
    expect(service.requests()[0]).toMatchObject({ operation: 'createAssetFolder' });
    await service.reset();
    expect(service.requests()).toEqual([]);
  });

  it.each<[string, () => unknown]>([
    ['answer: no operation is called getRunn', () => ['getRunn', { status: 200 }]],
    ['answer: the status must be a whole number from 200 to 599, and not 99', () => ['getRun', { status: 99 }]],
    ['answer: times must be a whole number above 0, and not 0', () => ['getRun', { status: 200 }, { times: 0 }]],
  ])('is told: %s', async (message, given) => {
    await using service = await intercepted();
    expect(() => service.answer(...(given() as Parameters<typeof service.answer>))).toThrow(message);
  });

  it.each<[string, object]>([
    ['kind must be one of', { kind: 'latencyy', ms: 1 }],
    ['status must be a whole number from 400 to 599', { kind: 'status', status: 200 }],
    ['operations names no operation: "getRunn"', { kind: 'latency', ms: 1, operations: ['getRunn'] }],
  ])('injects no fault with a mistake: %s', async (message, fault) => {
    await using service = await intercepted();
    expect(() => service.world.faults.add(fault as never)).toThrow(message);
  });

  it('drops a connection as a network does, and cuts a body behind its head', async () => {
    await using service = await intercepted();
    const { world } = service;
    world.faults.add({ kind: 'drop', when: 'before_answer', times: 2 });
    await expect(fetch(`${base_url}/v1/health`)).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    const failed = new Promise((done) => getSafely(`${base_url}/v1/health`).on('error', done));
    expect(await failed).toMatchObject({ code: 'ECONNRESET' });
    world.faults.add({ kind: 'drop', when: 'in_body', times: 1 });
    const headers = { authorization: `Bearer ${world.principals.owner!.token}` };
    const cut = await fetch(`${base_url}/v1/auth/me`, { headers });
    expect([cut.status, Number(cut.headers.get('content-length')) > 1]).toEqual([200, true]);
    await expect(cut.text()).rejects.toThrow('terminated');
  });

  it('sees HEAD answered, and a body that waits to be asked for refused', async () => {
    await using _ = await intercepted();
    const head = await fetch(`${base_url}/v1/health`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const asking = request(`${base_url}/v1/asset-folders`, { method: 'POST', headers: { expect: '100-continue' } });
    const failed = new Promise((done) => asking.on('error', done));
    asking.write('{');
    expect(await failed).toMatchObject({ message: 'Expect: 100-continue cannot be intercepted' });
  });

  it.each(['https', 'http'])('sees HTTP/2 refused over %s, which nothing can intercept', async (scheme) => {
    await using _ = await interceptModelRun(`${scheme}://api.example.com`);
    const session = connect(`${scheme}://api.example.com`);
    const [error] = await once(session, 'error').catch((thrown) => [thrown]);
    const mend = 'have the client speak HTTP/1.1 in its tests';
    expect(error.message).toBe(`HTTP/2 to api.example.com cannot be intercepted; ${mend}`);
  });

  it('is refused where a runtime only seems to be Node.js', async () => {
    const real = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new Error('no network'));
    // As in a process that has proven nothing yet.
    const { joinNetwork }: typeof import('./network.ts') = await import(`./network.ts?${'fresh'}`);
    const party = { origins: new Set<string>(), answer: async () => new Response(), onUnhandled: () => undefined };
    await expect(joinNetwork(party)).rejects.toThrow('nothing can be intercepted in this runtime');
    globalThis.fetch = real;
    (await joinNetwork(party))();
  });
});

it('tells what changed since a snapshot', async () => {
  const { world, client, fixtures, changesSince, stop } = await intercepted();
  const snapshot = await world.snapshot();
  const { path, input } = fixtures.models.succeeds;
  await client.waitForRun(await client.dispatchModel(path, input));
  expect((await changesSince(snapshot)).counts.made).toMatchObject({ run: 1 });
  await stop();
});
