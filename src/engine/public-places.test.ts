import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createRealClock } from './clock.ts';
import { lookupPublic } from './public-places.ts';
import { createSender } from './send.ts';

test.each([false, true])('what leads into this machine is met, unless that is denied: %s', async (public_only) => {
  let connections = 0;
  const server = createServer((request, response) => void response.end(request.resume() && 'taken'));
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sender = createSender(createRealClock(), { public_only });
  onTestFinished(async () => {
    await sender.close();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  for (const host of ['127.0.0.1', '127.1', '[::ffff:127.0.0.1]', 'localhost']) {
    const url = `http://${host}:${port}/`;
    const result = await sender.send({ url, headers: {}, body: '{}', timeout_ms: 5_000 });
    if (public_only)
      expect(result).toMatchObject({
        kind: 'failed',
        reason: 'network',
        message: expect.stringMatching(/private network/),
      });
    else expect(result).toMatchObject({ kind: 'answered', status: 200 });
  }
  expect(connections > 0).toBe(!public_only);
});

test.each([{ all: true }, { all: false }])(
  'a name that leads to a private address is not connected to: %j',
  async (options) => {
    const error = await new Promise((resolve) => lookupPublic('localhost', options, resolve));
    expect(error).toMatchObject({ name: 'PrivatePlace' });
  },
);
