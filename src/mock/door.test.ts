import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { ChoicesDocument } from '../choices/choices.ts';
import { listenOn } from '../input/sockets.ts';
import { createDoor } from './door.ts';

/** A door, and what came through it to the server behind. */
async function door(choices?: ChoicesDocument) {
  const passed: { line: string; body: string }[] = [];
  const types: (string | undefined)[] = [];
  const behind = createServer(async (request, response) => {
    const { accept, 'content-type': type } = request.headers;
    types.push(accept, type);
    passed.push({ line: `${request.method} ${request.url}`, body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/json', 'x-own': 'yes' }).end('{"a":1}');
  });
  const prism = listenOn(behind, '127.0.0.1', 0, '');
  const server = createDoor({ prism, choices });
  const url = await listenOn(server, '127.0.0.1', 0, '');
  onTestFinished(() => {
    for (const one of [server, behind]) one.close().closeAllConnections();
  });
  return { url, passed, types };
}

const authorization = 'Bearer x';
const json = { authorization, 'content-type': 'application/json' };

/** Sends a path as it stands, which `fetch` would mend. */
async function asked(url: string, path: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each(['/v1/runs/%zz', '//v1/assets', '/v1//assets', '*', '/v1/nothing', '/'])(
  '%s is a path at which nothing answers',
  async (path) => {
    const { url, passed } = await door();
    expect(await asked(url, path)).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":"not_found"/);
    expect(passed).toEqual([]);
  },
);

test.each<[string, number, string, RequestInit]>([
  ['malformed_json', 400, '/v1/asset-folders', { method: 'POST', headers: json, body: '{"name":' }],
  ['unsupported_media_type', 415, '/v1/asset-folders', { method: 'POST', headers: { authorization }, body: 'name=x' }],
  ['method_not_allowed', 405, '/v1/assets', { method: 'PUT', headers: json }],
  ['unauthenticated', 401, '/v1/asset-folders', { method: 'POST', body: '{' }],
  ['payload_too_large', 413, '/v1/asset-folders', { method: 'POST', headers: json, body: ' '.repeat(1_048_577) }],
])('%s is refused as the document says', async (code, status, path, init) => {
  const { url, passed } = await door();
  const answer = await fetch(url + path, init);
  expect([answer.status, await answer.json()]).toEqual([status, { code, message: expect.any(String), errors: [] }]);
  expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(passed).toEqual([]);
});

/** Nested so deeply that Prism cannot log it. */
const deep = (levels: number) => `{"name":"a","workflow_json":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

test('a body that is nested more deeply than Prism can tell is refused', async () => {
  const { url, passed } = await door();
  const sent = (levels: number) =>
    fetch(`${url}/v1/graph-workflows`, { method: 'POST', headers: json, body: deep(levels) });
  const answer = await sent(1_000);
  expect([answer.status, await answer.json()]).toMatchObject([422, { message: 'The body is nested too deeply.' }]);
  expect(passed).toEqual([]);
  expect((await sent(900)).status).toBe(200);
});

test.each([
  ['application/json', 'application/json'],
  ['*', undefined],
  ['application/json,', 'application/json'],
  [',text/markdown ; q=0.5,, json', 'text/markdown ; q=0.5'],
  ['text/html, image/gif, *; q=.2, */*; q=.2', 'text/html,image/gif,*/*; q=.2'],
  ['*/*;q', undefined],
  ['a/b;x="y', undefined],
  ['a/b;x="1,2", a/c', 'a/c'],
  ['é/é', undefined],
])('of what a caller accepts, %s, Prism is told what it can read: %s', async (accept, told) => {
  const { url, types } = await door();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const head = `Host: a\r\nAuthorization: Bearer x\r\nAccept: ${accept}\r\nContent-Type: json`;
  socket.write(`GET /v1/auth/me HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`, 'latin1');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  // And the type of no body is none.
  expect(types).toEqual([told, undefined]);
});

test('what the document knows is passed on, with its body, and HEAD as GET', async () => {
  const { url, passed } = await door();
  const posted = await fetch(`${url}/v1/asset-folders?x=1`, { method: 'POST', headers: json, body: '{ "name": "ä" }' });
  expect([posted.status, posted.headers.get('x-own'), await posted.json()]).toEqual([200, 'yes', { a: 1 }]);
  const head = await fetch(`${url}/v1/health`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(passed).toEqual([
    { line: 'POST /v1/asset-folders?x=1', body: '{ "name": "ä" }' },
    { line: 'GET /v1/health', body: '' },
  ]);
});

test('a target in absolute form is passed on by its path', async () => {
  const { url, passed } = await door();
  expect(await asked(url, 'http://api.example/v1/assets?limit=1')).toMatch(/^HTTP\/1\.1 200/);
  expect(await asked(url, 'http://api.example//v1/assets')).toMatch(/^HTTP\/1\.1 404/);
  expect(passed).toEqual([{ line: 'GET /v1/assets?limit=1', body: '' }]);
});

test('refusals are in the dialect of the choices', async () => {
  const { url } = await door({ codes: { refusal: { wrong_media_type: 406 } } });
  const post = { method: 'POST', headers: { authorization }, body: 'x' };
  expect((await fetch(`${url}/v1/asset-folders`, post)).status).toBe(406);
});

test('Prism that gives no answer is a 502', async () => {
  const server = createDoor({ prism: Promise.resolve('http://127.0.0.1:1') });
  const url = await listenOn(server, '127.0.0.1', 0, '');
  onTestFinished(() => void server.close().closeAllConnections());
  expect((await fetch(`${url}/v1/health`)).status).toBe(502);
});
