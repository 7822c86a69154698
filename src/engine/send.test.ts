import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { response_body_bytes } from './answer-text.ts';
import { type Clock, createRealClock } from './clock.ts';
import { engineWorld } from './engine.support.ts';
import { createSender, type Sender } from './send.ts';
import type { OutgoingEvent } from './sending.ts';

function sender(clock: Clock = createRealClock()): Sender {
  const made = createSender(clock);
  onTestFinished(() => made.close());
  return made;
}

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?a=1`;
}

const event = (url: string, more: Partial<OutgoingEvent> = {}): OutgoingEvent => ({
  url,
  headers: { 'content-type': 'application/json', 'service-request-id': 'one' },
  body: '{"text":"día 🌅"}',
  timeout_ms: 5_000,
  ...more,
});

test('what is sent arrives, byte for byte', async () => {
  const arrived: unknown[] = [];
  const url = await receiver((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      arrived.push({ method, url, ...headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(202).end('thanks, día 🌅');
    });
  });
  const result = await sender().send(event(url));
  expect(result).toEqual({ kind: 'answered', status: 202, body: 'thanks, día 🌅', took_ms: expect.any(Number) });
  const { host } = new URL(url);
  expect(arrived).toEqual([
    {
      ...{ method: 'POST', url: '/hooks?a=1', host, connection: 'keep-alive', 'content-length': '20' },
      ...{ 'content-type': 'application/json', 'service-request-id': 'one', body: '{"text":"día 🌅"}' },
    },
  ]);
});

test('what a receiver asks for beside its status is told as it came', async () => {
  const asking = await receiver((_, response) =>
    response.writeHead(503, { location: '../b', 'retry-after': 'soon' }).end(),
  );
  const silent = await receiver((_, response) => response.writeHead(503).end());
  expect(await sender().send(event(asking))).toMatchObject({ status: 503, location: '../b', retry_after: 'soon' });
  const answer = await sender().send(event(silent));
  for (const name of ['location', 'retry_after']) expect(answer).not.toHaveProperty(name);
});

test('a redirect is an answer, and is not followed', async () => {
  const met: (string | undefined)[] = [];
  const url = await receiver((request, response) => {
    met.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await sender().send(event(url))).toMatchObject({ kind: 'answered', status: 307, body: '' });
  expect(met).toEqual(['/hooks?a=1']);
});

describe('of an answer that is long', () => {
  test.each([
    ['exactly so many bytes', 'x'.repeat(response_body_bytes), 'x'.repeat(response_body_bytes)],
    ['one more', 'x'.repeat(response_body_bytes + 1), 'x'.repeat(response_body_bytes)],
    [
      'a character on the bound',
      `${'x'.repeat(response_body_bytes - 1)}día`,
      `${'x'.repeat(response_body_bytes - 1)}d`,
    ],
    ['half a character on the bound', `${'x'.repeat(response_body_bytes - 1)}í`, 'x'.repeat(response_body_bytes - 1)],
  ])('the beginning is kept: %s', async (_name, body, expected) => {
    const url = await receiver((_request, response) => void response.end(body));
    expect(await sender().send(event(url))).toMatchObject({ kind: 'answered', status: 200, body: expected });
  });

  test('without an end, no more than the beginning is read', async () => {
    const url = await receiver((_request, response) => {
      const more = setInterval(() => response.write('x'.repeat(1_000)), 1);
      response.on('close', () => clearInterval(more));
    });
    expect(await sender().send(event(url))).toMatchObject({ kind: 'answered', body: 'x'.repeat(response_body_bytes) });
  });

  test('what is no UTF-8 is replaced', async () => {
    const url = await receiver((_request, response) => void response.end(Buffer.from([0x61, 0xff, 0x62])));
    expect(await sender().send(event(url))).toMatchObject({ body: 'a\ufffdb' });
  });
});

describe('a network error', () => {
  test.each<[string, RequestListener]>([
    ['is a connection that is cut before the answer', (request) => request.socket.destroy()],
    [
      'is one that is cut in the body of a 200',
      (request, response) => {
        response.writeHead(200, { 'content-length': '10' });
        response.write('half', () => request.socket.destroy());
      },
    ],
    ['is an answer that is no HTTP', (request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n')],
    [
      'is a status that HTTP does not have',
      (request) => request.socket.end('HTTP/1.1 799 Odd\r\ncontent-length: 0\r\n\r\n'),
    ],
  ])('%s', async (_name, listener) => {
    const url = await receiver(listener);
    expect(await sender().send(event(url))).toMatchObject({ kind: 'failed', reason: 'network' });
  });

  test('tells the status of an answer that began, and of no other', async () => {
    const begun = await receiver((request, response) => {
      response.writeHead(202, { 'content-length': '10' });
      response.write('half', () => request.socket.destroy());
    });
    const never = await receiver((request) => request.socket.destroy());
    expect(await sender().send(event(begun))).toMatchObject({ kind: 'failed', status: 202 });
    expect(await sender().send(event(never))).not.toHaveProperty('status');
  });

  test.each(['http://127.0.0.1:1/', 'http://nobody.invalid/', 'http://[', 'ftp://127.0.0.1/'])(
    'is that nobody listens at %s',
    async (url) => {
      expect(await sender().send(event(url))).toMatchObject({ kind: 'failed', reason: 'network' });
    },
  );
});

describe('a receiver that does not answer', () => {
  test('is cut by the signal that was given', async () => {
    const cutter = new AbortController();
    const cut = Promise.withResolvers<void>();
    const url = await receiver((request) => {
      request.socket.on('close', () => cut.resolve());
      cutter.abort();
    });
    const result = await sender().send(event(url, { signal: cutter.signal }));
    expect(result).toMatchObject({ kind: 'failed', reason: 'timeout' });
    await cut.promise;
  });

  test('is cut after the timeout where no signal was given', async () => {
    const url = await receiver((_request, response) => void response.writeHead(200).write('and then'));
    expect(await sender().send(event(url, { timeout_ms: 30 }))).toMatchObject({ kind: 'failed', reason: 'timeout' });
  });

  test('is left when the sender is closed, and that is never answered', async () => {
    const made = sender();
    const arrived = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const url = await receiver((request) => {
      request.socket.on('close', () => closed.resolve());
      arrived.resolve();
    });
    let is_answered = false;
    void made.send(event(url)).then(() => {
      is_answered = true;
    });
    await arrived.promise;
    await made.close();
    await closed.promise;
    expect(is_answered).toBe(false);
  });
});

test('who sends is told when all of it has left, before it is answered, and when nothing can leave', async () => {
  const log: string[] = [];
  const onSending = () => {
    log.push('sending');
    return () => void log.push('sent');
  };
  const url = await receiver((request, response) => {
    request.resume().on('end', () => {
      log.push('arrived');
      response.end('here');
    });
  });
  const body = 'x'.repeat(1_000);
  expect(await sender().send(event(url, { body, onSending }))).toMatchObject({ kind: 'answered', body: 'here' });
  expect(log.slice(0, 3)).toEqual(['sending', 'sent', 'arrived']);
  await sender().send(event('http://127.0.0.1:1/', { onSending }));
  // It may be told more than once.
  expect(new Set(log.slice(log.lastIndexOf('sending') + 1))).toEqual(new Set(['sent']));
});

test('one that hangs delays no other of the same server', async () => {
  const url = await receiver((request, response) => {
    if (request.headers['service-request-id'] === 'quick') response.end('here');
  });
  const { send } = sender();
  const cutter = new AbortController();
  const hanging = Array.from({ length: 100 }, () => send(event(url, { signal: cutter.signal })));
  const quick = await send(event(url, { headers: { 'service-request-id': 'quick' } }));
  expect(quick).toMatchObject({ kind: 'answered', body: 'here' });
  cutter.abort();
  expect(new Set((await Promise.all(hanging)).map(({ kind }) => kind))).toEqual(new Set(['failed']));
});

test('a clock that is stepped waits for answers, so that each attempt has its own time', async () => {
  const url = await receiver((request, response) => {
    request.resume().on('end', () => response.writeHead(500).end());
  });
  const world = await engineWorld({ patience_ms: 10_000 });
  const { clock } = world.parts;
  const { send } = sender(clock);
  const began_ms = clock.now_ms();
  const sent_ms: number[] = [];
  world.parts.send = (event) => {
    sent_ms.push(clock.now_ms() - began_ms);
    return send(event);
  };
  const { record: model } = await world.model({ takes_ms: 1_000 });
  await world.dispatch({ model }, { callback_url: url });
  await world.advance(3_600_000);
  expect(sent_ms).toEqual([1_200, 2_200, 4_200]);
});
