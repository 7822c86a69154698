import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { type Dispatcher, getGlobalDispatcher, MockAgent, ProxyAgent, setGlobalDispatcher } from 'undici';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { interceptModelRun } from './interceptors.ts';

// To import nock is to turn it on.
nock.restore();
const base_url = 'https://api.example.com';
const seen: unknown[] = [];
const proxy = createServer((asked, response) => {
  seen.push(asked.url);
  response.end();
}).on('connect', ({ url }, socket) => {
  seen.push(url);
  socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
});
let proxy_url: string;
beforeAll(async () => {
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  proxy_url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(() => void proxy.close().closeAllConnections());

it.each<[string, () => Dispatcher]>([
  ['a proxy', () => new ProxyAgent(proxy_url)],
  ['a MockAgent', () => new MockAgent({ enableCallHistory: false })],
])('fetch is intercepted where its dispatcher is that of %s', async (_, make) => {
  const [before, own] = [getGlobalDispatcher(), make()];
  if (own instanceof MockAgent) own.disableNetConnect();
  setGlobalDispatcher(own);
  onTestFinished(async () => {
    setGlobalDispatcher(before);
    await own.close();
  });
  {
    await using _service = await interceptModelRun(base_url);
    await using _plain = await interceptModelRun('http://plain.example.com');
    expect((await fetch(`${base_url}/v1/health`)).status).toBe(200);
    expect((await fetch('http://plain.example.com/v1/health')).status).toBe(200);
  }
  expect(getGlobalDispatcher()).toBe(own);
  expect(seen).toEqual([]);
});

it('what proves that requests are intercepted goes through no proxy', async () => {
  const [before, own] = [getGlobalDispatcher(), new ProxyAgent(proxy_url)];
  setGlobalDispatcher(own);
  onTestFinished(async () => {
    setGlobalDispatcher(before);
    await own.close();
  });
  // As in a process that has proven nothing yet.
  const { joinNetwork }: typeof import('./network.ts') = await import(`./network.ts?${'behind-a-proxy'}`);
  const party = { origins: new Set<string>(), answer: async () => new Response(), onUnhandled: () => undefined };
  (await joinNetwork(party))();
  expect(seen).toEqual([]);
});

it('a tunnel of a library through a proxy is refused, and one to another host is not', async () => {
  await using _ = await interceptModelRun(base_url);
  const agent = new Agent({ proxyEnv: { HTTPS_PROXY: proxy_url } });
  const told = async (url: string) => {
    const [error] = await once(get(url, { agent }), 'error').catch((thrown: unknown) => [thrown]);
    return String(error);
  };
  expect(await told(`${base_url}/v1/health`)).toContain('through a proxy cannot be intercepted');
  expect(await told(`${base_url.replace('api', 'storage.api')}/x`)).toContain('have the client use no proxy');
  expect(seen).toEqual([]);
  expect(await told('https://other.example.com/')).toContain('Failed to establish tunnel');
  expect(seen).toEqual(['other.example.com:443']);
});
