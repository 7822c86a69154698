import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listenLocally } from './local-server.ts';

it('answers at its URL, and ends with connections that are open', async () => {
  const { url, port, close } = await listenLocally(createServer((_, response) => response.end('here')));
  expect(await (await fetch(url)).text()).toBe('here');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const gone = once(silent, 'close');
  await Promise.all([close(), gone]);
  await expect(fetch(url)).rejects.toThrow();
});
