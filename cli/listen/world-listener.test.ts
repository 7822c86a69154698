import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as connectTo, createServer as createPipe } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { type StartedServer, startServer } from '../../src/server/start-server.ts';
import { referenceScheme } from '../../src/webhooks/scheme.ts';
import { verify } from '../../src/webhooks/verify.ts';
import { kit } from '../kit.support.ts';
import type { ReceivedEvent, SenderAnswer } from './received-event.ts';
import { startWorldListener, type WorldListenerOptions } from './world-listener.ts';

const dialect = {
  choices: {},
  scheme: referenceScheme,
  signature_header: 'Service-Signature',
  request_id_header: 'Service-Request-Id',
};
const timeout = { timeout: 60_000 };
const soon = { timeout: 10_000 };

interface Served {
  token: string;
  choices: ChoicesDocument;
  clock: 'virtual' | 'virtual-auto' | 'x4';
}

async function served({
  token,
  choices,
  clock = 'virtual',
}: Partial<Served> = {}): Promise<StartedServer & { control_url: string }> {
  const server = await startServer({
    ...{
      port: 0,
      host: '127.0.0.1',
      ...(choices && { choices }),
      clock,
      control: token === undefined ? {} : { token },
    },
  });
  onTestFinished(() => server.stop());
  return server as StartedServer & { control_url: string };
}

async function listening(control_url: string, options: Partial<WorldListenerOptions> = {}) {
  const told: (ReceivedEvent & SenderAnswer)[] = [];
  const other: string[] = [];
  const listener = await startWorldListener({
    place: { control_url, token: undefined },
    wish: { for: 'http://laptop.invalid:*' },
    ...{ dialect, secrets: [], respond: [200] },
    onEvent: (event, answered) => told.push({ ...event, ...answered }),
    onOther: (line) => other.push(line),
    ...options,
  });
  listener.finished.catch(() => {});
  onTestFinished(() => listener.close());
  return { listener, told, other };
}

/** A run of the world, with a callback to where it cannot go. */
async function dispatched({ base_url, world }: StartedServer): Promise<string> {
  const answer = await fetch(`${base_url}/v1/models/trial/spark/runs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.principals.owner!.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'a paper boat', callback_url: 'http://laptop.invalid:3000/hooks?a=1' }),
  });
  return ((await answer.json()) as { run_id: string }).run_id;
}

async function attemptsOf({ world }: StartedServer, run_id: string) {
  const rows = await world.parts.store.deliveries({ limit: 100, run_id, channel: 'callback' });
  return rows.flatMap(({ attempts }) => attempts);
}

async function portOf(server: Server | ReturnType<typeof createPipe>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('what the server behind --forward-to answers decides the retries', timeout, async () => {
  const server = await served();
  const got: { headers: string[]; body: Buffer }[] = [];
  const upstream = createServer(async (request, response) => {
    got.push({ headers: request.rawHeaders, body: await buffer(request) });
    response.writeHead([500, 500, 200][got.length - 1]!).end('said upstream');
  });
  const forward_to = `http://127.0.0.1:${await portOf(upstream)}/mine`;
  const secret = (await server.world.parts.store.organizations())[0]!.callback_secret!;
  const { told } = await listening(server.control_url, { forward_to, respond: ['forward'], secrets: [secret] });
  const run_id = await dispatched(server);
  await server.world.parts.timers.advance(60_000);
  const attempts = await attemptsOf(server, run_id);
  const times = attempts.map(({ created_at }) => Date.parse(created_at) - Date.parse(attempts[0]!.created_at));
  expect(times).toEqual([0, 1_000, 3_000]);
  expect(attempts.map(({ status_code }) => status_code)).toEqual(['500', '500', '200']);
  expect(attempts[2]).toMatchObject({ succeeded: true, response_body: 'said upstream' });
  await vi.waitFor(() => expect(told).toHaveLength(3), soon);
  expect(told.map(({ attempt, signature, status }) => [attempt, signature, status])).toEqual([
    [1, 'valid', 500],
    [2, 'valid', 500],
    [3, 'valid', 200],
  ]);
  expect(told[0]!.path).toBe('/hooks?a=1');
  for (const { headers, body } of got) {
    const header = headers[headers.findIndex((name) => name.toLowerCase() === 'service-signature') + 1]!;
    expect(verify(body, header, secret, referenceScheme)).toMatchObject({ valid: true });
  }
});

test('a server that is not there is a network error', timeout, async () => {
  const server = await served();
  const { told } = await listening(server.control_url, {
    forward_to: 'http://127.0.0.1:1/',
    respond: ['forward', 'reset', 204],
  });
  const run_id = await dispatched(server);
  await server.world.parts.timers.advance(60_000);
  expect((await attemptsOf(server, run_id)).map(({ status_code }) => status_code)).toEqual([null, null, '204']);
  expect(told[0]).toMatchObject({ status: null, note: expect.stringContaining('ECONNREFUSED') });
});

test('one that is left waiting is cut by its sender', timeout, async () => {
  const choices = { events: { callback_timeout: { timeout_s: 0.3, counts_as_network_error: false } } } as const;
  const server = await served({ choices });
  const { told } = await listening(server.control_url, { respond: ['hang'] });
  const run_id = await dispatched(server);
  await server.world.parts.timers.advance(60_000);
  expect(await attemptsOf(server, run_id)).toMatchObject([{ status_code: null, next_retry_at: null }]);
  await vi.waitFor(() => expect(told[0]).toMatchObject({ status: null, note: 'left waiting' }), soon);
});

test('a connection that breaks costs no delivery and doubles none', timeout, async () => {
  const server = await served();
  const { port, hostname } = new URL(server.control_url);
  const pipes = new Set<() => void>();
  const pipe = createPipe((near) => {
    const far = connectTo(Number(port), hostname);
    const cut = () => [near, far].forEach((socket) => void socket.destroy());
    pipes.add(cut);
    for (const socket of [near, far]) socket.on('error', () => {}).on('close', cut);
    near.pipe(far).pipe(near);
  });
  const { told, other } = await listening(`http://127.0.0.1:${await portOf(pipe)}/_control`);
  const runs: string[] = [];
  for (let times = 1; times <= 3; times++) {
    for (const cut of pipes) cut();
    runs.push(await dispatched(server));
    await server.world.parts.timers.advance(10_000);
    await vi.waitFor(() => expect(told).toHaveLength(times), soon);
  }
  expect(told.map(({ run_id, attempt }) => [run_id, attempt])).toEqual(runs.map((id) => [id, 1]));
  for (const id of runs) expect(await attemptsOf(server, id)).toMatchObject([{ status_code: '200' }]);
  expect(other).toContain('connected again');
});

test('it leaves after --once, and later events go out as usual', timeout, async () => {
  const server = await served();
  const { listener } = await listening(server.control_url, { most_events: 1 });
  await dispatched(server);
  await server.world.parts.timers.advance(10_000);
  await listener.finished;
  await listener.close();
  expect(server.world.listeners.count()).toBe(0);
});

test('the end of its world ends it', timeout, async () => {
  const { control_url } = await served();
  const made = await fetch(`${control_url}/worlds`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  });
  const world = (await made.json()) as { id: string; control_url: string };
  const { listener } = await listening(world.control_url);
  await fetch(`${control_url}/worlds/${world.id}`, { method: 'DELETE' });
  await expect(listener.finished).rejects.toThrow('the world is gone');
});

test.each(['virtual-auto', 'x4'] as const)('it works where the clock is %s', timeout, async (clock) => {
  const server = await served({ clock });
  const { told } = await listening(server.control_url, { respond: [500, 204] });
  const run_id = await dispatched(server);
  await vi.waitFor(() => expect(told.map(({ status }) => status)).toEqual([500, 204]), { timeout: 20_000 });
  const attempts = await attemptsOf(server, run_id);
  expect(attempts.map(({ status_code }) => status_code)).toEqual(['500', '204']);
  const [first, second] = attempts.map(({ created_at }) => Date.parse(created_at));
  expect(second! - first!).toBeGreaterThanOrEqual(1_000);
});

test('a control token is asked for, and taken', timeout, async () => {
  const { control_url } = await served({ token: 'token-of-tests' });
  await expect(listening(control_url)).rejects.toThrow(/401, .+ Give it with --control-token/);
  await listening(control_url, { place: { control_url, token: 'token-of-tests' } });
});

test('--resend has a delivery sent again', timeout, async () => {
  const server = await served();
  const { told } = await listening(server.control_url, { respond: [204] });
  await dispatched(server);
  await server.world.parts.timers.advance(10_000);
  await vi.waitFor(() => expect(told).toHaveLength(1), soon);
  const id = told[0]!.delivery_id!;
  const { code, stderr } = await kit('listen', '--from', server.base_url, '--resend', id);
  expect([code, stderr]).toEqual([0, `delivery ${id} goes to http://laptop.invalid:3000/hooks?a=1 again\n`]);
  await vi.waitFor(() => expect(told.map(({ attempt }) => attempt)).toEqual([1, 2]), soon);
});

test.each([
  [['--for', 'http://localhost:*'], '--for: is for --from CONTROL_URL'],
  [['--from', 'http://127.0.0.1:1'], /^--from http:\/\/127\.0\.0\.1:1\/_control: cannot be reached \(.+\)$/],
  [['--from', 'http://127.0.0.1:1', '--resend', 'x'], /cannot be reached/],
  [['--from', 'http://127.0.0.1:1', '--register', 'http://127.0.0.1:1', '--token', 'x'], /needs --receive-at/],
])('%j is refused in one line', async (words, line) => {
  const { code, stderr } = await kit('listen', ...words);
  expect([code, stderr.trim().replace('model-run-kit: ', '')]).toEqual([2, expect.stringMatching(line)]);
});

test('a world without the delivery says so', timeout, async () => {
  const { base_url } = await served();
  const { code, stderr } = await kit('listen', '--from', base_url, '--resend', '0d4f2b9e-51c3-4a7e-8f60-2b7c9d1e3a54');
  expect([code, stderr]).toEqual([2, expect.stringContaining('The world has no such delivery.')]);
});

test('a pattern that is none is refused by the server, in its words', timeout, async () => {
  const { base_url } = await served();
  const { code, stderr } = await kit('listen', '--from', base_url, '--for', 'localhost');
  expect([code, stderr]).toEqual([2, expect.stringContaining('such as http://localhost:*')]);
});
