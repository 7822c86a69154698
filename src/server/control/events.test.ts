import { EventEmitter } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';
import { bulletinOf } from './bulletin.ts';
import { type ControlServer, type ControlServerOptions, controlServer } from './control.support.ts';
import { eventStream } from './event-stream.ts';

interface Heard {
  id?: string;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: events of every shape
  data: any;
}

interface Stream {
  response: IncomingMessage;
  sent: ClientRequest;
  heard: Heard[];
  /** Resolves with the first event of that name that was not asked for before. */
  next(event: string): Promise<Heard>;
  ended: Promise<unknown>;
}

async function stream({ base_url }: { base_url: string }, headers: Record<string, string> = {}): Promise<Stream> {
  const sent = request(`${base_url}/_control/events`, { headers, agent: false });
  onTestFinished(() => void sent.destroy());
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sent.on('response', resolve).on('error', reject).end();
  const response = await promise;
  const heard: Heard[] = [];
  const asked = new Map<string, number>();
  const waiting = new Set<() => void>();
  let text = '';
  response.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    heard.push(...blocks.filter((block) => !block.startsWith(':')).map(parsed));
    for (const look of waiting) look();
  });
  const ended = new Promise((done) => response.once('close', done));
  function next(event: string): Promise<Heard> {
    const place = asked.get(event) ?? 0;
    asked.set(event, place + 1);
    return new Promise((found) => {
      const look = () => {
        const one = heard.filter((it) => it.event === event)[place];
        if (!one) return;
        waiting.delete(look);
        found(one);
      };
      waiting.add(look);
      look();
    });
  }
  return { response, sent, heard, next, ended };
}

function parsed(block: string): Heard {
  const fields = block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]);
  const { data, ...others } = Object.fromEntries(fields) as Record<string, string>;
  return { ...others, data: JSON.parse(data!) } as Heard;
}

const callback_url = 'http://127.0.0.1:4020/callback';

async function dispatched({ main }: ControlServer): Promise<string> {
  const body = { prompt: 'a paper boat', callback_url };
  return (await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body })).json.run_id;
}

const started = (options?: ControlServerOptions) => controlServer(options);

test('it begins with the clock, and is no cached answer', async () => {
  const server = await started();
  const { response, next } = await stream(server);
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  });
  const { data } = await next('hello');
  expect(data.clock).toEqual((await server.control('GET /clock')).json);
});

test('it tells of a request, the run, its course, its deliveries with their attempts, and the clock', async () => {
  const server = await started();
  const { next, heard } = await stream(server);
  await next('hello');
  const run_id = await dispatched(server);
  const { data: asked } = await next('requests');
  expect(asked.items[0]).toMatchObject({ operation: 'dispatchModelRun2', principal: 'owner', status: 202 });
  expect((await next('runs')).data.items).toMatchObject([{ id: run_id, name: 'trial/spark', status: 'queued' }]);
  await server.control('POST /clock/advance', { body: { by_ms: 10_000 } });
  while (!heard.some(({ event, data }) => event === 'runs' && data.items[0].status === 'completed')) await next('runs');
  while (!heard.some(({ event, data }) => event === 'deliveries' && data.items.some(isTaken))) await next('deliveries');
  const last = heard.filter(({ event }) => event === 'deliveries').at(-1)!;
  expect(last.data.items[0]).not.toHaveProperty('body');
  const now = (await server.control('GET /clock')).json.now;
  while (heard.filter(({ event }) => event === 'clock').at(-1)?.data.now !== now) await next('clock');
});

const isTaken = ({ channel, attempts }: { channel: string; attempts: { succeeded: boolean }[] }) =>
  channel === 'callback' && attempts[0]?.succeeded === true;

test.each([
  ['POST /reset', 'state', {}],
  ['DELETE /requests', 'state', {}],
  ['POST /snapshots', 'settings', {}],
  ['POST /faults', 'settings', { body: { kind: 'latency', ms: 0 } }],
  ['POST /scripts', 'settings', { body: { outcome: { kind: 'stall' } } }],
])('%s is told as an exchange of %s', async (line, event, more) => {
  const server = await started();
  const { next } = await stream(server);
  await next('hello');
  await server.control(line, more);
  expect((await next(event)).data).toEqual({});
});

test('the main world tells of worlds; a world that is removed says so, and ends the stream', async () => {
  const server = await started();
  const { next } = await stream(server);
  await next('hello');
  const { json: world } = await server.control('POST /worlds', { body: {} });
  await next('worlds');
  const of_world = await stream({ base_url: `${server.base_url}/w/${world.id}` });
  await of_world.next('hello');
  await server.control(`DELETE /worlds/${world.id}`);
  await of_world.next('over');
  await of_world.ended;
});

test('a reader who comes back hears what it has missed, once', async () => {
  const server = await started();
  const first = await stream(server);
  const { id } = await first.next('hello');
  first.sent.destroy();
  const second = await stream(server);
  await second.next('hello');
  const run_id = await dispatched(server);
  await second.next('runs');
  const third = await stream(server, { 'last-event-id': id! });
  expect((await third.next('runs')).data.items[0].id).toBe(run_id);
  const { id: last } = third.heard.at(-1)!;
  const fourth = await stream(server, { 'last-event-id': last! });
  await dispatched(server);
  await fourth.next('runs');
  expect(fourth.heard.filter(({ event }) => event === 'runs')).toHaveLength(1);
  expect(fourth.heard.map(({ event }) => event)).not.toContain('lost');
});

test.each(['nothing', 'deadbeef-1', '-', 'x-y-z'])(
  'a reader who comes back with the id %j is told that it may have missed something',
  async (id) => {
    const { next } = await stream(await started(), { 'last-event-id': id });
    await next('lost');
  },
);

test('of more than there is room for, the latest are told, and how many are left out', async () => {
  const server = await started();
  const { next } = await stream(server);
  await next('hello');
  for (let asked = 0; asked < 120; asked++) server.main.log.add({ ...line, id: `r${asked}` });
  const { data } = await next('requests');
  expect([data.items.length, data.items[0].id, data.left_out]).toEqual([50, 'r119', 70]);
});

const line = {
  ...{ at_ms: 0, method: 'GET', path: '/v1/health', operation: null, status: 200, took_ms: 1, principal: null },
  ...{ user_agent: null, fault: null, body: null, reason: null, trace_id: null },
};

test('a reader that takes nothing is dropped, and told', async () => {
  const world = await testWorld();
  const written: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    ...{ writableLength: 0, writableEnded: false, writeHead: () => {}, destroy: () => {} },
    write: (text: string) => written.push(text),
    end: () => Object.assign(response, { writableEnded: true }),
  });
  const asked = { headers: {} } as IncomingMessage;
  eventStream(world, asked, new AbortController().signal)(response as unknown as ServerResponse, {});
  response.writableLength = 1_048_577;
  world.news.tell('clock');
  await vi.waitFor(() => expect(response.writableEnded).toBe(true));
  expect(written.map((text) => /event: (.*)/.exec(text)![1])).toEqual(['hello', 'dropped']);
  expect(bulletinOf(world).readers()).toBe(0);
});

test('a server that stops ends its streams at once', async () => {
  const server = await started();
  const { next, ended } = await stream(server);
  await next('hello');
  await Promise.all([server.close(), ended]);
});

test('in process, and with HEAD, there is no stream', async () => {
  const server = await started();
  expect((await server.main.fetch(new Request('http://api.example/_control/events'))).status).toBe(409);
  expect((await server.control('HEAD /events')).status).toBe(409);
});

test('no more readers than a world can serve', async () => {
  const server = await started();
  for (let reader = 0; reader < 64; reader++) await (await stream(server)).next('hello');
  expect((await stream(server)).response.statusCode).toBe(409);
});
