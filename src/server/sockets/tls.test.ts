/** HTTPS on both sockets: URLs of the server lead where its caller came from, and to storage. */
import { Agent, fetch } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { self_signed } from '../../input/self-signed.support.ts';
import { startServer } from '../start-server.ts';

test('everything that a caller is shown leads over HTTPS, storage too', async () => {
  await using server = await startServer({ tls: self_signed });
  const dispatcher = new Agent({ connect: { ca: self_signed.cert } });
  onTestFinished(() => dispatcher.destroy());
  expect(server.base_url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  expect(server.storage_url).toMatch(/^https:/);
  const headers = { authorization: `Bearer ${server.world.principals.owner!.token}` };
  const list = await fetch(`${server.base_url}/v1/assets?limit=1&presign=true`, { dispatcher, headers });
  const { items, next } = (await list.json()) as { items: { url: string }[]; next: string };
  expect(next).toMatch(new RegExp(`^${server.base_url}/v1/assets`));
  expect((await fetch(next, { dispatcher, headers })).status).toBe(200);
  expect(items[0]!.url).toMatch(new RegExp(`^${server.storage_url}/`));
  const file = await fetch(items[0]!.url, { dispatcher });
  expect([file.status, (await file.bytes()).byteLength > 0]).toEqual([200, true]);
  const page = await fetch(server.console_url!, { dispatcher });
  expect(page.status).toBe(200);
});

test('a caller without TLS, and a connection that says nothing, keep nobody waiting at the end', async () => {
  const server = await startServer({ tls: self_signed });
  await expect(fetch(server.base_url.replace('https', 'http'))).rejects.toThrow();
  await server.stop();
});
