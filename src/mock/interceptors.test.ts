import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createModelRunClient } from '../client/client.ts';
import { type InterceptOptions, interceptModelRun } from './interceptors.ts';

const base_url = 'https://api.example.com';
// To import nock is to turn it on, and it would stay so for every later test of this worker.
beforeAll(() => {
  if (!nock.isActive()) nock.activate();
});
afterEach(() => nock.cleanAll());
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

  it('fails where no operation has the path', async () => {
    await using _ = await intercepted();
    await expect(fetch(`${base_url}/v1/assetz`)).rejects.toThrow();
  });

  it('leaves nock off where it was off', async () => {
    nock.restore();
    const service = await intercepted();
    expect(await service.client.getHealth()).toEqual({});
    await service.stop();
    expect(nock.isActive()).toBe(false);
    nock.activate();
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
