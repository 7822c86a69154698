import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';
import { createApplication, longest_request_ms, most_connections } from './application.ts';

async function application() {
  const app = createApplication({ main: await testWorld(), others: new Map() });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { server: app.server, port: (app.server.address() as AddressInfo).port };
}

test('requests and connections have bounds', async () => {
  const { server } = await application();
  expect([server.requestTimeout, server.maxConnections]).toEqual([longest_request_ms, most_connections]);
  expect(server.headersTimeout).toBeLessThanOrEqual(longest_request_ms);
});

test('a sender that is too slow is told so, and cut', async () => {
  const { server, port } = await application();
  const opened = once(server, 'connection') as Promise<[Socket]>;
  const sender = connect(port, '127.0.0.1');
  onTestFinished(() => void sender.destroy());
  sender.write('POST /v1/asset-folders HTTP/1.1\r\nHost: a\r\nContent-Le');
  const [socket] = await opened;
  // Node.js emits this when the time is over.
  server.emit('clientError', Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  expect(await text(sender)).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*took too long/);
});

test('beyond the bound, connections are closed, and the others served', async () => {
  const { server, port } = await application();
  server.maxConnections = 1;
  const first = connect(port, '127.0.0.1');
  onTestFinished(() => void first.destroy());
  await once(first, 'connect');
  const second = connect(port, '127.0.0.1');
  second.on('error', () => {});
  await once(second, 'close');
  const answered = once(first, 'data');
  first.write('GET /v1/health HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
});
