import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createHttp } from './http.ts';

const text = '{"status": "ok"}';

async function answered(coding: string, body: Uint8Array | string, status = 200) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-encoding': coding }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const http = createHttp({ base_url: 'http://127.0.0.1' });
  try {
    const { port } = server.address() as AddressInfo;
    return await http.send({ method: 'GET', url: `http://127.0.0.1:${port}/`, headers: {} });
  } finally {
    await http.close();
    server.close();
  }
}

it.each([
  ['gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['BR', brotliCompressSync(text)],
  ['zstd', zstdCompressSync(text)],
  ['deflate, gzip', gzipSync(deflateSync(text))],
  ['identity', Buffer.from(text)],
  ['of-its-own', Buffer.from(text)],
])('an answer in %s is read', async (coding, body) => {
  expect((await answered(coding, body)).received?.body).toBe(text);
  expect((await answered(coding, body, 422)).received?.body).toBe(text);
});

it('an answer that is not in the coding it names is none', async () => {
  const { failure } = await answered('gzip', 'no gzip at all');
  expect(failure).toMatchObject({ kind: 'unreadable' });
  expect(failure?.message).toContain('not in the coding that it names');
});

it('what unfolds without end is cut', async () => {
  const { failure } = await answered('gzip', gzipSync(Buffer.alloc(40 * 1024 * 1024)));
  expect(failure).toEqual({ kind: 'too_large', message: 'the answer is larger than 16 MiB' });
});
