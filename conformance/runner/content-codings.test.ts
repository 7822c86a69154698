import { randomBytes } from 'node:crypto';
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

const mebibyte = 1024 * 1024;

it.each([
  [
    'what unfolds without end',
    'gzip',
    gzipSync(Buffer.alloc(40 * mebibyte)),
    'unfolds to more than 200 times its size',
  ],
  [
    'what unfolds twice',
    'gzip, gzip',
    gzipSync(gzipSync(Buffer.alloc(40 * mebibyte))),
    'unfolds to more than 200 times',
  ],
  [
    'what unfolds to little, by much',
    'gzip, br',
    brotliCompressSync(gzipSync(Buffer.alloc(40 * mebibyte))),
    'unfolds to',
  ],
  ['what bears many codings', 'gzip, gzip, gzip, gzip', Buffer.from(text), 'more than 3 codings'],
  ['what is large as it is', 'gzip', gzipSync(randomBytes(9 * mebibyte)), 'larger than 8 MiB'],
])('%s is cut', async (_, coding, body, message) => {
  const { failure } = await answered(coding, body);
  expect(failure).toMatchObject({ kind: 'too_large', message: expect.stringContaining(message) });
});

it('what is full of repetition is read', async () => {
  const items = JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'a name', status: 'ready' })));
  expect((await answered('gzip', gzipSync(items))).received?.body).toBe(items);
});
