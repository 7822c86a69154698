import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { Agent, getGlobalDispatcher, request, setGlobalDispatcher, fetch as undiciFetch } from 'undici';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { interceptModelRun } from './interceptors.ts';

// To import nock is to turn it on.
nock.restore();
const seen: unknown[] = [];
const server = createServer((asked, response) => {
  seen.push(asked.url);
  asked.resume().on('end', () => response.end('real'));
});
const agent = new Agent();
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await agent.destroy();
  server.close().closeAllConnections();
});

interface Init {
  method: string;
  headers: Record<string, string>;
  body: string;
}
const body = '{"name":"a"}';

async function warm(): Promise<void> {
  expect(await (await fetch(url)).text()).toBe('real');
  expect(await (await undiciFetch(url, { dispatcher: agent })).text()).toBe('real');
}

async function intercepted() {
  await warm();
  const service = await interceptModelRun(url);
  // Stopped whatever becomes of the test: those behind it must not meet the interception.
  onTestFinished(() => service.stop());
  seen.length = 0;
  const authorization = `Bearer ${service.world.principals.owner!.token}`;
  return { service, init: { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body } };
}

it.each<[string, (folders: string, init: Init) => Promise<{ status: number }>]>([
  ['fetch', fetch],
  [
    'fetch with a stream',
    (folders, init) => fetch(folders, { ...init, body: new Blob([body]).stream(), duplex: 'half' } as RequestInit),
  ],
  [
    'a request of undici',
    async (folders, init) => {
      const answer = await request(folders, { ...init, method: 'POST', dispatcher: agent });
      await answer.body.dump();
      return { status: answer.statusCode };
    },
  ],
])('%s sends nothing over a connection from before', async (_, send) => {
  const { service, init } = await intercepted();
  expect((await send(`${url}/v1/asset-folders`, init)).status).toBe(201);
  expect(service.requests()).toMatchObject([{ operation: 'createAssetFolder', body }]);
  await service.stop();
  expect(seen).toEqual([]);
  await warm();
});

it('fetch sends nothing over a connection from before where the package undici was loaded before its first use', async () => {
  const place = globalThis as unknown as Record<symbol, unknown>;
  const legacy = Symbol.for('undici.globalDispatcher.1');
  const [of_package, of_node, first] = [getGlobalDispatcher(), place[legacy], new Agent()];
  // This makes one for the `fetch` of Node.js as well, as the package does when it is loaded first.
  setGlobalDispatcher(first);
  onTestFinished(async () => {
    setGlobalDispatcher(of_package);
    place[legacy] = of_node;
    await first.destroy();
  });
  const { service, init } = await intercepted();
  expect((await fetch(`${url}/v1/asset-folders`, init)).status).toBe(201);
  await service.stop();
  expect(seen).toEqual([]);
  await warm();
});

// Undici takes the old connection or a new one.
it('a body that cannot be sent again is intercepted or fails there, and reaches nobody', async () => {
  const { service, init } = await intercepted();
  const send = () => undiciFetch(`${url}/v1/asset-folders`, { ...init, dispatcher: agent });
  const first = await send().then(
    ({ status }) => String(status),
    ({ cause }: Error) => String(cause),
  );
  expect(first).toMatch(/^201$|is from before the interception/);
  expect((await send()).status).toBe(201);
  await service.stop();
  expect(seen).toEqual([]);
});

it.each([
  ['http', true],
  ['http', false],
  ['https', false],
])('beside a nock that is on, what it keeps over %s serves one interception after another', async (scheme, is_warm) => {
  nock.activate();
  const own = new Agent();
  onTestFinished(async () => {
    nock.restore();
    await own.destroy();
  });
  const base_url = scheme === 'http' ? url : 'https://api.example';
  const send = async (path: string, more?: object) => {
    const { statusCode, body: text } = await request(base_url + path, { dispatcher: own, ...more });
    await text.dump();
    return statusCode;
  };
  for (let times = 0; times < 3; times++) {
    if (is_warm) await send('/warm');
    seen.length = 0;
    await using service = await interceptModelRun(base_url);
    const posted = await send('/v1/asset-folders', { method: 'POST', body: new Blob([body]).stream() });
    expect([posted, await send('/v1/health'), await send('/v1/health')]).toEqual([401, 200, 200]);
    expect(service.requests()).toHaveLength(3);
    expect(seen).toEqual([]);
  }
});
