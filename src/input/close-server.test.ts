import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closingOf } from './close-server.ts';
import { createServer } from './node-http.ts';

/** A server whose answers nobody gives, with a grace that ends when the test says so. */
async function closable() {
  const server: Server = createServer((request) => request.on('error', () => {}).resume());
  const close = closingOf(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { promise: asked, resolve } = Promise.withResolvers<{ ms: number; end: () => void }>();
  let is_taken_back = false;
  const closed = () =>
    close((ms, end) => {
      resolve({ ms, end });
      return () => {
        is_taken_back = true;
      };
    });
  return { server, port: (server.address() as AddressInfo).port, closed, asked, isTakenBack: () => is_taken_back };
}

async function connected(server: Server, port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const [[seen]] = (await Promise.all([once(server, 'connection'), once(socket, 'connect')])) as [[Socket], unknown];
  if (bytes !== '') {
    socket.write(bytes);
    await expect.poll(() => seen.bytesRead).toBe(bytes.length);
  }
  socket.on('error', () => {}).resume();
  return socket;
}

test('a connection that never sent a byte, and one that waits for its next request, end at once', async () => {
  const { server, port, closed, isTakenBack } = await closable();
  server.removeAllListeners('request').on('request', (_, response) => response.end('yes'));
  const agent = new Agent({ keepAlive: true });
  const [answer] = await once(get({ port, agent }), 'response');
  await once(answer.resume(), 'end');
  const silent = await connected(server, port, '');
  await Promise.all([closed(), once(silent, 'close')]);
  expect(isTakenBack()).toBe(true);
  agent.destroy();
});

const half_body = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"na';
test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHos'],
  ['half a body', half_body],
  ['an upload that stalls', 'PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n'],
  ['an answer that never comes', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
])('%s ends with the grace, and not before', async (_, bytes) => {
  const { server, port, closed, asked } = await closable();
  const socket = await connected(server, port, bytes);
  const closing = closed();
  const { ms, end } = await asked;
  await new Promise(setImmediate);
  expect([ms, socket.destroyed]).toEqual([3_000, false]);
  end();
  await Promise.all([closing, socket.destroyed || once(socket, 'close')]);
});
