import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchanged, type Listener } from './socketless.ts';

/** Listener of a case; a server and the pair without one are asked alike. */
let act: Listener = () => {};
const server = createServer((request, response) => act(request, response));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function answers(listener: Listener, { method = 'GET', headers = {}, body }: Asked = {}) {
  act = listener;
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/a?b=c`, { method, headers, ...(body && { body }) });
  const { 'keep-alive': _, ...told }: Record<string, string> = Object.fromEntries(response.headers);
  // `fetch` asks for the end of the connection with HEAD.
  if (method === 'HEAD') told.connection = 'keep-alive';
  const sent = { status: response.status, headers: told, body: await response.text() };
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const whole = { method, url: '/a?b=c', origin: 'http://api.example', headers, body: bytes };
  const reply = await exchanged(listener, whole);
  return { sent, unsent: { ...reply, body: reply.body.toString() } };
}

const date = 'Mon, 05 Jan 2026 09:30:00 GMT';

function told(request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const body = JSON.stringify({ method, url, one: headers['x-one'], length: headers['content-length'] });
  response.writeHead(200, { date, 'X-Two': '2', 'content-length': Buffer.byteLength(body) }).end(body);
}

describe('an answer without a socket is that of a server', () => {
  it.each<[string, Listener, Asked?]>([
    ['what was asked, and headers in any case', told, { headers: { 'x-one': '1' } }],
    ['HEAD, which has no body', told, { method: 'HEAD' }],
    ['a length that was not told', told, { method: 'POST', body: 'größer' }],
    ['204', (_, response) => response.writeHead(204, { date }).end('')],
    ['304', (_, response) => response.writeHead(304, { date, etag: '"1"' }).end('none of it')],
    [
      'the end of a connection',
      (_, response) => response.writeHead(200, { date, connection: 'close', 'content-length': '0' }).end(),
    ],
    [
      'a header set beforehand',
      (_, response) => {
        response.setHeader('Date', date);
        response.writeHead(404, { 'content-length': '2' }).end(Buffer.from('no'));
      },
    ],
    [
      'a body that is read',
      async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request.iterator({ destroyOnReturn: false })) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        response.writeHead(200, { date, 'content-length': body.byteLength }).end(body);
      },
      { method: 'POST', body: 'größer' },
    ],
  ])('%s', async (_, listener, asked) => {
    const { sent, unsent } = await answers(listener, asked);
    expect(unsent).toEqual(sent);
  });

  it('a header that no server sends', () => {
    const listener: Listener = (_, response) => void response.writeHead(200, { location: '/\u0001' });
    const whole = { method: 'GET', url: '/', origin: 'http://api.example', headers: {}, body: undefined };
    return expect(exchanged(listener, whole)).rejects.toMatchObject({ code: 'ERR_INVALID_CHAR' });
  });

  it('a connection that is dropped', () => {
    const whole = { method: 'GET', url: '/', origin: 'http://api.example', headers: {}, body: undefined };
    return expect(exchanged((_, response) => void response.destroy(), whole)).rejects.toMatchObject({
      code: 'ECONNRESET',
    });
  });
});
