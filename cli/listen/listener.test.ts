import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { referenceScheme } from '../../src/webhooks/scheme.ts';
import { sign } from '../../src/webhooks/sign.ts';
import { type Listener, type ListenerOptions, largest_body_bytes, startListener } from './listener.ts';
import type { ReceivedEvent, SenderAnswer } from './received-event.ts';

const dialect = {
  choices: {},
  scheme: referenceScheme,
  signature_header: 'Service-Signature',
  request_id_header: 'Service-Request-Id',
};
/** Nothing waits so long, unless the machine is busy with other work. */
const patience = { timeout: 60_000 };
const secret = 'example-signing-secret-1';
const event = Buffer.from('{"event":"run.failed","delivery":{"id":"d1"},"run_id":"r1"}');

interface Running {
  listener: Listener;
  told: (ReceivedEvent & SenderAnswer)[];
  other: string[];
}

async function running(options: Partial<ListenerOptions> = {}): Promise<Running> {
  const told: Running['told'] = [];
  const other: string[] = [];
  const listener = await startListener({
    host: '127.0.0.1',
    port: 0,
    dialect,
    secrets: [],
    respond: [200],
    onEvent: (event, answered) => told.push({ ...event, ...answered }),
    onOther: (line) => other.push(line),
    ...options,
  });
  onTestFinished(() => listener.close());
  return { listener, told, other };
}

interface Got {
  status?: number;
  headers?: IncomingMessage['headers'];
  body?: string;
  error?: string;
}

function send(url: string, body: Uint8Array, headers: Record<string, string> = {}, method = 'POST'): Promise<Got> {
  return new Promise((done) => {
    const outgoing = request(url, { method, headers, agent: false }, async (response) => {
      const { statusCode: status, headers: told } = response;
      done({ status, headers: told, body: (await buffer(response)).toString() });
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => done({ error: error.code }));
    outgoing.end(body);
  });
}

/** Another server, which keeps what it gets. */
async function upstream(reply: (request: IncomingMessage) => { status: number; headers: Record<string, string> }) {
  const got: { method?: string; url?: string; raw: string[]; headers: IncomingMessage['headers']; body: Buffer }[] = [];
  const server = createServer(async (incoming, response) => {
    const { method, url, rawHeaders: raw, headers } = incoming;
    got.push({ method, url, raw, headers, body: await buffer(incoming) });
    const { status, headers: told } = reply(incoming);
    response.writeHead(status, told).end('said upstream');
  });
  onTestFinished(() => void server.close());
  return { url: `${await urlOf(server)}/hooks?x=1`, got };
}

async function urlOf(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A port where nobody listens. */
async function closedUrl(): Promise<string> {
  const server = createServer();
  const url = await urlOf(server);
  await new Promise((done) => server.close(done));
  return `${url}/`;
}

test('answers by the script, and tells attempts apart by the delivery', async () => {
  let now_ms = 0;
  const { listener, told } = await running({
    respond: [500, 503, 204],
    now_ms: () => (now_ms += 1_000),
    most_events: 4,
  });
  const got: Got[] = [];
  for (const id of ['d1', 'd1', 'd1', 'd2']) {
    got.push(await send(listener.url, Buffer.from(JSON.stringify({ event: 'run.failed', delivery: { id } }))));
  }
  await listener.finished;
  expect(got.map(({ status }) => status)).toEqual([500, 503, 204, 204]);
  expect(told.map(({ attempt, since_first_ms, status }) => [attempt, since_first_ms, status])).toEqual([
    [1, 0, 500],
    [2, 1_000, 503],
    [3, 2_000, 204],
    [1, 0, 204],
  ]);
});

const signed = sign(event, secret);
const signatures: [string, Record<string, string>, string[], Partial<ReceivedEvent>][] = [
  ['a right one', { 'service-signature': signed }, ['another', secret], { signature: 'valid' }],
  [
    'a wrong one',
    { 'service-signature': sign(event, 'another') },
    [secret],
    { signature: 'not valid', why: expect.stringMatching(/another body or to another secret/) },
  ],
  [
    'one in another spelling',
    { 'service-signature': signed.toUpperCase() },
    [secret],
    { signature: 'not valid', why: expect.stringMatching(/--encoding HEX/) },
  ],
  ['none', {}, [secret], { signature: 'unsigned' }],
  ['none, and no secret', {}, [], { signature: 'unsigned' }],
  ['one, and no secret', { 'service-signature': signed }, [], { signature: 'not verified' }],
];

test.each(signatures)('%s', async (_, headers, known, seen) => {
  const { listener, told } = await running({ secrets: known, most_events: 1 });
  expect(await send(listener.url, event, { ...headers, 'service-request-id': 'q1' })).toMatchObject({ status: 200 });
  await listener.finished;
  expect(told).toEqual([expect.objectContaining({ ...seen, event: 'run.failed', run_id: 'r1', request_id: 'q1' })]);
});

test('keeps the body, as text or as base64', async () => {
  const { listener, told } = await running({ most_events: 2 });
  await send(listener.url, event);
  await send(listener.url, Buffer.of(0xff, 0xfe));
  await listener.finished;
  expect(told[0]).toMatchObject({ body: event.toString() });
  expect(told[0]).not.toHaveProperty('body_base64');
  expect(told[1]).toMatchObject({ body: null, body_base64: '//4=', event: null, attempt: null });
});

test('resets, and leaves waiting until the sender gives up', async () => {
  const { listener, told } = await running({ respond: ['reset', 'hang'], most_events: 2 });
  expect(await send(listener.url, event)).toEqual({ error: 'ECONNRESET' });
  const hanging = request(listener.url, { method: 'POST' });
  hanging.on('error', () => {}).end(event);
  await expect.poll(() => told.length, patience).toBe(2);
  let is_finished = false;
  void listener.finished.then(() => (is_finished = true));
  expect(is_finished).toBe(false);
  hanging.destroy();
  await listener.finished;
  expect(told.map(({ status, note }) => [status, note])).toEqual([
    [null, 'connection reset'],
    [null, 'left waiting'],
  ]);
});

test('closing cuts a sender that is left waiting', async () => {
  const { listener, told } = await running({ respond: ['hang'] });
  const got = send(listener.url, event);
  await expect.poll(() => told.length, patience).toBe(1);
  await listener.close();
  expect(await got).toEqual({ error: 'ECONNRESET' });
});

test('closing waits for nobody who sends nothing, and for half an event as long as the grace lasts', async () => {
  const { listener } = await running();
  const { hostname, port } = new URL(listener.url);
  const [silent, half] = [connect(Number(port), hostname), connect(Number(port), hostname)];
  const gone = [silent, half].map((socket) => new Promise((done) => socket.on('error', () => {}).on('close', done)));
  half.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n');
  await once(half, 'data');
  const grace = Promise.withResolvers<() => void>();
  const closing = listener.close((_, act) => {
    grace.resolve(act);
    return () => {};
  });
  await gone[0];
  expect(half.destroyed).toBe(false);
  (await grace.promise)();
  await Promise.all([closing, ...gone]);
});

test('passes on method, headers and bytes, and answers what comes back', async () => {
  const { url, got } = await upstream(() => ({ status: 418, headers: { 'x-own': 'yes', 'keep-alive': 'timeout=9' } }));
  const { listener, told } = await running({
    respond: ['forward'],
    forward_to: url,
    secrets: [secret],
    most_events: 1,
  });
  const bytes = Buffer.of(0x7b, 0xff, 0x00, 0x7d);
  const hop = { connection: 'close, X-Hop', 'x-hop': '1', te: 'trailers', 'proxy-authorization': 'x' };
  const answered = await send(`${listener.url}any/path`, bytes, { 'Service-Signature': 'abc', 'X-Kept': 'é', ...hop });
  await listener.finished;
  expect(answered).toMatchObject({ status: 418, body: 'said upstream', headers: { 'x-own': 'yes' } });
  expect(answered.headers).not.toHaveProperty('keep-alive');
  expect(got).toHaveLength(1);
  const [first] = got;
  expect(first).toMatchObject({ method: 'POST', url: '/hooks?x=1', body: bytes });
  expect(first!.raw).toContain('Service-Signature');
  expect(first!.headers).toMatchObject({ 'service-signature': 'abc', 'x-kept': 'é', host: new URL(url).host });
  for (const name of ['x-hop', 'te', 'proxy-authorization']) expect(first!.headers).not.toHaveProperty(name);
  expect(told[0]).toMatchObject({ status: 418, signature: 'not valid' });
});

test('follows no redirect of the other server', async () => {
  const { url, got } = await upstream(() => ({ status: 307, headers: { location: '/elsewhere' } }));
  const { listener } = await running({ respond: ['forward'], forward_to: url });
  expect(await send(listener.url, event)).toMatchObject({ status: 307, headers: { location: '/elsewhere' } });
  expect(got).toHaveLength(1);
});

test('a server that cannot be reached is a 502 in one line', async () => {
  const { listener, told } = await running({ respond: ['forward'], forward_to: await closedUrl(), most_events: 1 });
  const { status, body } = await send(listener.url, event);
  expect([status, body]).toEqual([502, expect.stringMatching(/^passing it on to http.* failed \(ECONNREFUSED\)\n$/)]);
  await listener.finished;
  expect(told[0]).toMatchObject({ status: 502, note: expect.stringMatching(/ECONNREFUSED/) });
});

test('a sender that gives up ends what was passed on for it', async () => {
  const reached = Promise.withResolvers<void>();
  const cut = Promise.withResolvers<void>();
  const server = createServer((incoming) => {
    incoming.socket.once('close', () => cut.resolve());
    reached.resolve();
  });
  const forward_to = `${await urlOf(server)}/`;
  onTestFinished(() => void server.close());
  const { listener, told } = await running({ respond: ['forward'], forward_to, most_events: 1 });
  const outgoing = request(listener.url, { method: 'POST' });
  outgoing.on('error', () => {}).end(event);
  await reached.promise;
  outgoing.destroy();
  await Promise.all([cut.promise, listener.finished]);
  expect(told[0]).toMatchObject({ status: null, note: 'the sender gave up' });
});

test('what is no POST is no event', async () => {
  const { listener, told } = await running();
  expect(await send(listener.url, Buffer.alloc(0), {}, 'GET')).toMatchObject({
    status: 405,
    headers: { allow: 'POST' },
  });
  const { url, got } = await upstream(() => ({ status: 200, headers: {} }));
  const passing = await running({ respond: ['forward'], forward_to: url });
  expect(await send(passing.listener.url, Buffer.alloc(0), {}, 'PUT')).toMatchObject({ status: 200 });
  expect(got[0]).toMatchObject({ method: 'PUT' });
  expect([told, passing.told, passing.other]).toEqual([[], [], ['PUT passed on: 200']]);
});

test('a body that is too large is refused, and the largest one is not', async () => {
  const { listener, told, other } = await running();
  expect(await send(listener.url, Buffer.alloc(largest_body_bytes + 1, ' '))).toMatchObject({ status: 413 });
  expect([told.length, other.length]).toEqual([0, 1]);
  expect(await send(listener.url, Buffer.alloc(largest_body_bytes, ' '))).toMatchObject({ status: 200 });
});

test('a taken port and a host of elsewhere are one line', async () => {
  const { listener } = await running();
  const port = Number(new URL(listener.url).port);
  await expect(running({ port })).rejects.toThrow(`port ${port} is taken; give another --port, or 0 for any free one`);
  await expect(running({ host: '203.0.113.1' })).rejects.toThrow(/203\.0\.113\.1 is no address of this machine/);
});
