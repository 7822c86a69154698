import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createModelRunClient } from './client.ts';

/** A service that sends callers elsewhere, and what was asked there. */
async function redirecting(status: number) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url !== '/elsewhere') return void response.writeHead(status, { location: '/elsewhere' }).end();
    asked.push(`${request.method} ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('{"run_id":"1","id":"1"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { client: createModelRunClient({ base_url, token: 'a' }), asked };
}

it.each([301, 302, 303, 307, 308])('a %i of what changes something is an error, and not followed', async (status) => {
  const { client, asked } = await redirecting(status);
  const calls = [
    () => client.dispatchModel('a/b', {}),
    () => client.rateRun({ path: { run_id: '1' }, body: { is_positive: true } }),
    () => client.deleteAsset({ path: { id: '1' } }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'ModelRunError', status });
  expect(asked).toEqual([]);
  expect(await client.getAsset({ path: { id: '1' } })).toMatchObject({ id: '1' });
  expect(asked).toEqual(['GET Bearer a']);
});
