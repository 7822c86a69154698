import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createReceiver, type Decide, type Reply } from './receiver.ts';

async function inboxWith(decide: Decide, options = {}) {
  const receiver = await createReceiver(options);
  onTestFinished(() => receiver.close());
  return { receiver, inbox: receiver.open(decide) };
}

interface Sent {
  status?: number;
  headers?: NodeJS.Dict<string | string[]>;
  body?: string;
  error?: string;
}

/** One request, whatever becomes of it. */
function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Sent> {
  return new Promise((done) => {
    const outgoing = request(url, { method: 'POST', headers, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => done({ status, headers, body: text }));
      response.on('error', (error: NodeJS.ErrnoException) => done({ status, error: error.code }));
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => done({ error: error.code }));
    outgoing.end(body);
  });
}

test('keeps the raw bytes and the lines of the head, and the order of arrival', async () => {
  const { inbox } = await inboxWith(() => ({ kind: 'status', status: 200 }));
  await post(inbox.url, '{"a": 1}\n', { 'Service-Request-Id': 'one', 'X-Twice': 'Á' });
  await post(inbox.url, 'two');
  expect(inbox.arrivals.map(({ number, body }) => [number, body.toString()])).toEqual([
    [1, '{"a": 1}\n'],
    [2, 'two'],
  ]);
  expect(inbox.arrivals[0]!.headers).toContainEqual(['Service-Request-Id', 'one']);
  const [first, second] = inbox.arrivals;
  expect(first!.accepted_ms).toBeLessThanOrEqual(first!.complete_ms);
  expect(first!.complete_ms).toBeLessThanOrEqual(first!.answered_ms!);
  expect(first!.answered_ms).toBeLessThanOrEqual(second!.accepted_ms);
});

const replies: [Reply, Partial<Sent>][] = [
  [
    { kind: 'status', status: 200 },
    { status: 200, body: 'ok' },
  ],
  [
    { kind: 'status', status: 204 },
    { status: 204, body: '' },
  ],
  [{ kind: 'status', status: 302 }, { status: 302 }],
  [{ kind: 'status', status: 410 }, { status: 410 }],
  [
    { kind: 'status', status: 503, after_ms: 1, body_after_ms: 1 },
    { status: 503, body: 'ok' },
  ],
  [{ kind: 'reset' }, { error: 'ECONNRESET' }],
  [{ kind: 'close' }, { error: 'ECONNRESET' }],
  [
    { kind: 'cut', status: 200 },
    { status: 200, error: 'ECONNRESET' },
  ],
];

test.each(replies)('answers %j', async (reply, seen) => {
  const { inbox } = await inboxWith(() => reply);
  const sent = await post(inbox.url, 'x');
  expect(sent).toMatchObject(seen);
  if (sent.headers) {
    expect(sent.headers.connection).toBe('close');
    expect(sent.headers).not.toHaveProperty('location');
    expect(sent.headers).not.toHaveProperty('retry-after');
  }
  expect(inbox.arrivals[0]).toMatchObject({ reply, answered_ms: expect.any(Number) });
});

test('a hanging answer ends when the receiver closes', async () => {
  const arrived = Promise.withResolvers<void>();
  const { receiver, inbox } = await inboxWith(() => {
    arrived.resolve();
    return { kind: 'hang' };
  });
  const sent = post(inbox.url, 'x');
  await arrived.promise;
  await receiver.close();
  expect(await sent).toEqual({ error: 'ECONNRESET' });
  expect(inbox.arrivals[0]!.answered_ms).toBeUndefined();
});

test('an answer may wait for a decision', async () => {
  const decision = Promise.withResolvers<Reply>();
  const { inbox } = await inboxWith(() => decision.promise);
  const sent = post(inbox.url, 'x');
  decision.resolve({ kind: 'status', status: 201 });
  expect(await sent).toMatchObject({ status: 201 });
});

test('nobody else finds a path, and a closed one keeps nothing', async () => {
  const { receiver, inbox } = await inboxWith(() => ({ kind: 'status', status: 200 }));
  const other = receiver.open(() => ({ kind: 'status', status: 200 }));
  expect(new URL(inbox.url).pathname.length).toBeGreaterThan(30);
  expect(new URL(inbox.url).pathname).not.toBe(new URL(other.url).pathname);
  expect(await post(new URL('/elsewhere', inbox.url).href, 'x')).toMatchObject({ status: 410 });
  inbox.close();
  expect(await post(inbox.url, 'x')).toMatchObject({ status: 410 });
  expect([receiver.strays, inbox.arrivals.length]).toEqual([2, 0]);
});

test('what is too large is counted and dropped', async () => {
  const { receiver, inbox } = await inboxWith(() => ({ kind: 'status', status: 200 }));
  expect(await post(inbox.url, 'x'.repeat(1_048_577))).toMatchObject({ status: 410 });
  expect([receiver.strays, inbox.arrivals.length]).toEqual([1, 0]);
});

test('what never ends is cut, and the sender may see its answer', async () => {
  const { receiver, inbox } = await inboxWith(() => ({ kind: 'status', status: 200 }));
  const { hostname, port, pathname } = new URL(inbox.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  let sent_bytes = 0;
  const fill = () => {
    while (!socket.destroyed && socket.write(chunk)) sent_bytes += chunk.length;
  };
  socket.on('drain', fill);
  fill();
  socket.resume();
  await new Promise((done) => socket.on('close', done));
  expect(sent_bytes).toBeLessThan(20_000_000);
  expect(receiver).toMatchObject({ strays: 1, budget: 'an event of more than 1048576 bytes came' });
});

test('no more is kept than fits, in all', async () => {
  const { receiver, inbox } = await inboxWith(() => ({ kind: 'status', status: 200 }));
  const large = 'x'.repeat(1_000_000);
  for (let time = 0; time < 35; time++) await post(inbox.url, large);
  expect(inbox.arrivals).toHaveLength(33);
  expect(receiver.budget).toBe('events of more than 33554432 bytes came in all');
  expect(await post(inbox.url, 'small')).toMatchObject({ status: 200 });
});

test.each(['', '/hooks/ci/'])('behind a public URL with the prefix %j', async (prefix) => {
  const { receiver, inbox } = await inboxWith(() => ({ kind: 'status', status: 200 }), {
    public_url: `https://tunnel.example${prefix}`,
  });
  expect(inbox.url.startsWith(`https://tunnel.example${prefix.replace(/\/$/, '')}/`)).toBe(true);
  expect(receiver.strays).toBe(0);
});

test('says how long a connection may have waited for those before it, in a busy process', async () => {
  const { inbox } = await inboxWith(() => ({ kind: 'status', status: 200 }));
  let is_busy = true;
  const spin = () => {
    const end_ms = performance.now() + 3;
    while (performance.now() < end_ms);
    if (is_busy) setImmediate(spin);
  };
  spin();
  await Promise.all(Array.from({ length: 300 }, () => post(inbox.url, 'x')));
  is_busy = false;
  const in_turn = inbox.arrivals.toSorted((a, b) => a.accepted_ms - b.accepted_ms);
  const took_ms = in_turn.at(-1)!.accepted_ms - in_turn[0]!.accepted_ms;
  expect(in_turn.at(-1)!.lag_ms).toBeGreaterThan(took_ms / 2);
});

test('a port that another receiver has is not shared with it', async () => {
  const { receiver } = await inboxWith(() => ({ kind: 'status', status: 200 }));
  const port = Number(new URL(receiver.open(() => ({ kind: 'hang' })).url).port);
  await expect(createReceiver({ bind: { port } })).rejects.toThrow(`port ${port} is taken; give another`);
});

describe('closes within a moment', () => {
  test('where a sender left before its answer was decided', async () => {
    const [arrived, decision] = [Promise.withResolvers<void>(), Promise.withResolvers<Reply>()];
    const { receiver, inbox } = await inboxWith(() => {
      arrived.resolve();
      return decision.promise;
    });
    const { hostname, port, pathname } = new URL(inbox.url);
    const socket = connect(Number(port), hostname);
    socket.write(`POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx`);
    await arrived.promise;
    socket.destroy();
    await once(socket, 'close');
    decision.resolve({ kind: 'status', status: 200 });
    await expect.poll(() => inbox.arrivals[0]!.ended_ms).toBeDefined();
    await receiver.close();
    expect(receiver.fault).toBeUndefined();
  });

  test('where nobody ever decides', async () => {
    const arrived = Promise.withResolvers<void>();
    const { receiver, inbox } = await inboxWith(() => {
      arrived.resolve();
      return new Promise(() => {});
    });
    const sent = post(inbox.url, 'x');
    await arrived.promise;
    await receiver.close();
    expect(await sent).toEqual({ error: 'ECONNRESET' });
  });
});

test('tells a mistake of whoever decides from what senders do', async () => {
  const { receiver, inbox } = await inboxWith(({ body }) => {
    if (body.length > 1) throw new Error('odd');
    return { kind: 'status', status: 200 };
  });
  const { hostname, port, pathname } = new URL(inbox.url);
  for (const sent of [
    `POST ${pathname} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx`,
    'GET // HTTP/1.1\r\nHost: x\r\n\r\n',
  ]) {
    const socket = connect(Number(port), hostname).resume();
    socket.end(sent);
    await once(socket, 'close');
  }
  await post(inbox.url, 'x');
  expect(receiver.fault).toBeUndefined();
  expect(await post(inbox.url, 'xy')).toEqual({ error: 'ECONNRESET' });
  expect(receiver.fault).toMatchObject({ message: 'odd' });
});
