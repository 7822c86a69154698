import { request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChoicesDocument } from '../../choices/choices-document.ts';
import { type ControlServer, controlServer } from '../control/control.support.ts';
import { listenedSender } from './listened-sender.ts';
import { type ListenerWish, wishMeets } from './listener-wish.ts';
import { createListeners } from './listeners.ts';

interface Told {
  event: string;
  id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: events of every shape
  data: any;
}

/** A laptop that listens, and answers nothing by itself. */
async function laptop({ base_url }: ControlServer, query: Partial<ListenerWish> = {}, last_id?: string) {
  const asked = new URLSearchParams({ for: 'http://localhost:*', ...query } as Record<string, string>);
  const headers = last_id === undefined ? {} : { 'last-event-id': last_id };
  const sent = request(`${base_url}/_control/attempts?${asked}`, { headers, agent: false });
  onTestFinished(() => void sent.destroy());
  const told: Told[] = [];
  let text = '';
  sent
    .on('response', (response) => {
      response.setEncoding('utf8').on('data', (chunk) => {
        const blocks = (text + chunk).split('\n\n');
        text = blocks.pop()!;
        told.push(...blocks.filter((block) => !block.startsWith(':')).map(parsed));
      });
      response.on('error', () => {});
    })
    .on('error', () => {})
    .end();
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), { timeout: 5_000 });
  const attempts = () => told.filter(({ event }) => event === 'attempt').map(({ data }) => data);
  return {
    told,
    attempts,
    listener_id: told[0]!.data.listener_id as string,
    async attempt(number: number) {
      await vi.waitFor(() => expect(attempts().length).toBeGreaterThanOrEqual(number), { timeout: 5_000 });
      return attempts()[number - 1]!;
    },
    leave: () => sent.destroy(),
    lastId: () => told.findLast(({ id }) => id !== undefined)!.id!,
  };
}

function parsed(block: string): Told {
  const fields = block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]);
  const { data, ...others } = Object.fromEntries(fields) as Record<string, string>;
  return { ...others, data: JSON.parse(data!) } as Told;
}

/** A run with a callback to a laptop, brought to its end; `ended` waits for the answers. */
async function ended({ main, control }: ControlServer, callback_url = 'http://localhost:3000/hooks', by_ms = 60_000) {
  const body = { prompt: 'a paper boat', callback_url };
  const { run_id } = (await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body })).json;
  const advanced = control('POST /clock/advance', { body: { by_ms } });
  const delivery = async () => (await control(`GET /deliveries?run_id=${run_id}&channel=callback`)).json.items[0];
  return { run_id, advanced, delivery };
}

const answer = ({ control }: ControlServer, { id }: { id: string }, body: object) =>
  control(`POST /attempts/${id}/answer`, { body });

/** Others than listeners get nothing: a test world sends nothing by itself. */
async function listenedServer(choices?: ChoicesDocument): Promise<ControlServer> {
  const server = await controlServer({ world: { clock: 'virtual', ...(choices && { choices }) } });
  const { main } = server;
  const { parts } = main;
  const { send } = listenedSender({ send: parts.send, close: async () => {} }, main.listeners, parts);
  parts.send = send;
  return server;
}

test('500, 500, 200 makes three attempts, 1 s and 2 s apart, of the same bytes', async () => {
  const server = await listenedServer();
  const { attempt } = await laptop(server);
  const { advanced, delivery } = await ended(server);
  const sent = [];
  for (const [number, status] of [500, 500, 200].entries()) {
    sent.push(await attempt(number + 1));
    expect(await answer(server, sent[number], { status, body: `said ${status}` })).toMatchObject({ status: 204 });
  }
  await advanced;
  const { attempts, body, id } = await delivery();
  const [first, ...others] = attempts.map(({ created_at }: { created_at: string }) => Date.parse(created_at));
  expect(others.map((time: number) => time - first)).toEqual([1_000, 3_000]);
  expect(attempts).toMatchObject(
    [500, 500, 200].map((status) => ({ status_code: String(status), response_body: `said ${status}` })),
  );
  expect(sent.map((one) => [one.body, one.delivery.id, one.delivery.attempt])).toEqual(
    [1, 2, 3].map((at) => [body, id, at]),
  );
});

test('a receiver that cannot be reached has met a network error, and is tried again', async () => {
  const server = await listenedServer();
  const { attempt } = await laptop(server);
  const { advanced, delivery } = await ended(server);
  await answer(server, await attempt(1), { error: 'connect ECONNREFUSED' });
  await answer(server, await attempt(2), { status: 200 });
  await advanced;
  expect((await delivery()).attempts).toMatchObject([{ status_code: null }, { status_code: '200', succeeded: true }]);
});

test('a laptop that is away for a moment gets each once', async () => {
  const server = await listenedServer();
  const away = () => vi.waitFor(() => expect(server.main.listeners.count()).toBe(0));
  const first = await laptop(server);
  const heard = await ended(server);
  const told = await first.attempt(1);
  first.leave();
  await away();
  const second = await laptop(server, {}, first.lastId());
  expect(second.listener_id).toBe(first.listener_id);
  await answer(server, told, { status: 200 });
  await heard.advanced;
  second.leave();
  await away();
  const missed = await ended(server);
  const third = await laptop(server, {}, first.lastId());
  await answer(server, await third.attempt(1), { status: 200 });
  await missed.advanced;
  for (const { delivery } of [heard, missed])
    expect((await delivery()).attempts).toMatchObject([{ status_code: '200' }]);
  expect([first, second, third].map(({ attempts }) => attempts().map(({ delivery }) => delivery.run_id))).toEqual([
    [heard.run_id],
    [],
    [missed.run_id],
  ]);
});

test('one that was told of and not answered has met a network error when its listener is gone', async () => {
  const server = await listenedServer();
  const { attempt, listener_id } = await laptop(server);
  const { advanced, delivery } = await ended(server);
  await attempt(1);
  const next = await laptop(server);
  expect(await server.control(`DELETE /listeners/${listener_id}`)).toMatchObject({ status: 204 });
  await answer(server, await next.attempt(1), { status: 200 });
  await advanced;
  expect((await delivery()).attempts).toMatchObject([{ status_code: null }, { status_code: '200' }]);
  expect(await server.control(`DELETE /listeners/${listener_id}`)).toMatchObject({ status: 404 });
});

test('what was not told of goes to a listener that begins', async () => {
  const server = await listenedServer();
  const first = await laptop(server);
  first.leave();
  await vi.waitFor(() => expect(server.main.listeners.count()).toBe(0));
  const { advanced, delivery } = await ended(server);
  const second = await laptop(server);
  await answer(server, await second.attempt(1), { status: 200 });
  await advanced;
  expect((await delivery()).attempts).toHaveLength(1);
});

test('an attempt is cut by the timeout of its sender, and its late answer comes to nothing', async () => {
  const server = await listenedServer({
    events: { callback_timeout: { timeout_s: 0.3, counts_as_network_error: false } },
  });
  const { attempt, told } = await laptop(server);
  const { advanced, delivery } = await ended(server);
  const late = await attempt(1);
  await advanced;
  await vi.waitFor(() => expect(told.map(({ event }) => event)).toContain('cut'));
  expect(await answer(server, late, { status: 200 })).toMatchObject({ status: 404 });
  expect((await delivery()).attempts).toMatchObject([{ status_code: null, next_retry_at: null }]);
});

test('others go out as usual: to other URLs, and where nobody listens any more', async () => {
  const server = await listenedServer();
  const { attempts, listener_id } = await laptop(server, { for: 'http://localhost:3001' });
  await (await ended(server)).advanced;
  await server.control(`DELETE /listeners/${listener_id}`);
  await (await ended(server, 'http://localhost:3001/')).advanced;
  const urls = server.main.sent.filter(({ channel }) => channel === 'callback').map(({ url }) => url);
  expect(urls).toEqual(['http://localhost:3000/hooks', 'http://localhost:3001/']);
  expect(attempts()).toEqual([]);
});

test('filters of event and run', async () => {
  const server = await listenedServer();
  const failed = await laptop(server, { event: 'run.failed' });
  const completed = await laptop(server, { event: 'run.completed' });
  const other = await laptop(server, { run_id: '0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54' });
  const { advanced } = await ended(server);
  await answer(server, await completed.attempt(1), { status: 200 });
  await advanced;
  expect([failed, other].flatMap(({ attempts }) => attempts())).toEqual([]);
});

test('a webhook that must prove its URL proves it by a listener, and is a filter', async () => {
  const server = await listenedServer({ events: { ping: 'challenge' } });
  const mine = await laptop(server, { webhook_id: '0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54' });
  const body = {
    name: 'Mine',
    url: 'http://localhost:3000/hooks',
    secret: 'sixteen letters!',
    event_types: ['run.completed'],
  };
  const made = server.main.ask('owner', 'POST /v1/webhooks', { body });
  const asked = await mine.attempt(1);
  expect(asked.delivery).toBeNull();
  await answer(server, asked, { status: 200, body: asked.body });
  expect(await made).toMatchObject({ status: 201 });
});

test.each<[string, string, boolean]>([
  ['http://localhost:*', 'http://localhost:3000/hooks?x=1', true],
  ['http://localhost:*', 'http://localhost/', true],
  ['http://localhost:*', 'http://localhost.evil.example/', false],
  ['http://localhost:3000', 'http://localhost:30001/', false],
  ['https://*.mine.example/hooks/*', 'https://a.mine.example/hooks/b', true],
  ['https://*.mine.example/hooks/*', 'https://a.mine.example/b', false],
])('%s meets %s: %s', (pattern, url, expected) => {
  expect(wishMeets({ for: pattern })({ url })).toBe(expected);
});

test.each(['localhost', 'http://(a+)+', 'http://['])('%s is no pattern', async (pattern) => {
  const server = await controlServer();
  const { status, json } = await server.control(`GET /attempts?for=${encodeURIComponent(pattern)}`);
  expect([status, json.errors[0].message]).toEqual([422, expect.stringContaining('http://localhost:*')]);
});

test.each([{}, { body: 'x' }, { status: 99 }, { status: 200, error: 'x' }])('%j answers nothing', async (body) => {
  const server = await controlServer();
  const line = 'POST /attempts/0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54/answer';
  expect(await server.control(line, { body })).toMatchObject({ status: 422 });
});

test('a webhook is taken by its id, and its other deliveries go out as usual', async () => {
  const server = await listenedServer();
  const url = 'http://localhost:3000/hooks';
  const made = async (name: string) => {
    const body = { name, url, secret: 'sixteen letters!', event_types: ['run.completed'] };
    return (await server.main.ask('owner', 'POST /v1/webhooks', { body })).json.id as string;
  };
  const [mine, other] = [await made('Mine'), await made('Other')];
  const { attempt, attempts } = await laptop(server, { webhook_id: mine });
  const { advanced } = await ended(server, 'http://elsewhere.example/');
  const told = await attempt(1);
  await answer(server, told, { status: 204 });
  await advanced;
  expect(attempts().map(({ delivery, channel }) => [delivery.webhook_id, channel])).toEqual([[mine, 'webhook']]);
  const log = (await server.control(`GET /deliveries?webhook_id=${mine}`)).json.items;
  expect(log).toMatchObject([{ body: told.body, attempts: [{ status_code: '204', succeeded: true }] }]);
  expect(server.main.sent.filter((sent) => sent.url === url).map(({ delivery }) => delivery!.webhook_id)).toEqual([
    other,
  ]);
});

test('they are listed, and news tells of each that comes, is told, and goes', async () => {
  const server = await listenedServer();
  const news: string[] = [];
  server.main.news.listen((topic) => news.push(topic));
  const listed = async () => (await server.control('GET /listeners')).json.items;
  expect(await listed()).toEqual([]);
  const { listener_id, leave, attempt } = await laptop(server, { event: 'run.completed' });
  const shown = { id: listener_id, for: 'http://localhost:*', event: 'run.completed', run_id: null, webhook_id: null };
  expect(await listed()).toEqual([
    { ...shown, from: '127.0.0.1', since: expect.any(String), is_connected: true, attempts: 0 },
  ]);
  const { advanced } = await ended(server);
  await answer(server, await attempt(1), { status: 204 });
  await advanced;
  expect(await listed()).toMatchObject([{ is_connected: true, attempts: 1 }]);
  leave();
  await vi.waitFor(async () => expect(await listed()).toMatchObject([{ is_connected: false }]), { timeout: 5_000 });
  await server.control(`DELETE /listeners/${listener_id}`);
  expect(await listed()).toEqual([]);
  expect(news.filter((topic) => topic === 'listeners')).toHaveLength(4);
});

test('one that stays away is forgotten: what it was told of has met a network error, and the rest goes on', async () => {
  const listeners = createListeners(undefined, 1);
  const event = { url: 'http://localhost:3000/', headers: {}, body: '{}', timeout_ms: 1_000 };
  const leave = listeners.connect({}, () => {});
  const told = listeners.hold(event)!;
  leave();
  const waiting = listeners.hold(event)!;
  expect(await told.answered).toEqual({ error: 'the listener has gone' });
  expect(await waiting.answered).toEqual({ error: 'the listener has gone' });
  expect(listeners.hold(event)).toBeUndefined();
});

test('the end of the world ends it', async () => {
  const server = await controlServer();
  const { json: world } = await server.control('POST /worlds', { body: {} });
  const { told } = await laptop({ ...server, base_url: `${server.base_url}/w/${world.id}` });
  await server.control(`DELETE /worlds/${world.id}`);
  await vi.waitFor(() => expect(told.at(-1)!.event).toBe('over'));
});
