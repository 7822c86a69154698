import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttp, type Http } from './http.ts';

let server: Server | undefined;
let http: Http | undefined;

afterEach(async () => {
  await http?.close();
  server?.closeAllConnections();
  server?.close();
});

async function begin(port = 0): Promise<number> {
  server = createServer((_, response) => response.end('{}')).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function end(): Promise<void> {
  server!.closeAllConnections();
  server!.close();
  await once(server!, 'close');
}

/** A client of a target that answered once and refuses connections since then, until so many waits are over. */
async function awayFor(waits: number) {
  const port = await begin();
  const base_url = `http://127.0.0.1:${port}`;
  let waited = 0;
  http = createHttp({
    base_url,
    async wait() {
      waited += 1;
      if (waited === waits) await begin(port);
    },
  });
  const send = () => http!.send({ method: 'POST', url: `${base_url}/v1/assets`, headers: {} });
  await send();
  await end();
  return { send, waited: () => waited };
}

it('a target that restarts in the middle of a run is waited for', async () => {
  const { send } = await awayFor(8);
  const before = http!.sent;
  expect(await send()).toMatchObject({ received: { status: 200 }, away_ms: 4_000 });
  expect(http!.sent - before).toBe(1);
});

it('one that stays away is waited for once, for 30 s', async () => {
  const { send, waited } = await awayFor(Number.POSITIVE_INFINITY);
  expect(await send()).toMatchObject({ failure: { kind: 'refused' }, away_ms: 30_000 });
  expect(waited()).toBe(60);
  await send();
  expect(waited()).toBe(60);
});

it('one that has never been there is not waited for', async () => {
  const port = await begin();
  await end();
  http = createHttp({ base_url: `http://127.0.0.1:${port}`, wait: () => Promise.reject(new Error('it waited')) });
  const found = await http.send({ method: 'GET', url: `http://127.0.0.1:${port}/v1/health`, headers: {} });
  expect(found).toMatchObject({ failure: { kind: 'refused' } });
});
