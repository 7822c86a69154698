import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHttp } from './http.ts';

it('ends, and what is under way with it', async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const http = createHttp({ base_url, network: { timeout_s: 3_600 } });
  const asked = once(server, 'request');
  const answer = http.send({ method: 'GET', url: `${base_url}/v1/health`, headers: {} });
  await asked;
  await http.close();
  expect(await answer).toMatchObject({ failure: expect.anything() });
  server.close();
});
