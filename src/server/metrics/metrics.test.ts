import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { operationIds } from '../../contract/operations.ts';
import { databaseForTests } from '../../store/postgres/test-database.support.ts';
import { type StartedServer, type StartOptions, startServer } from '../start-server.ts';

const token = 'control-token';

async function counted(options: StartOptions = {}): Promise<StartedServer> {
  const server = await startServer({ metrics: true, control: { token }, ...options });
  onTestFinished(() => server.stop());
  return server;
}

const control = { authorization: `Bearer ${token}` };

async function textOf({ control_url }: StartedServer): Promise<string> {
  const answer = await fetch(`${control_url}/metrics`, { headers: control });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
}

/** Samples by name and labels, such as `runs_total{status="queued"}`. */
async function samplesOf(server: StartedServer): Promise<Record<string, number>> {
  const lines = (await textOf(server)).split('\n').filter((line) => line.startsWith('model_run_kit_'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, sample, value] = /^model_run_kit_(.*) (\S+)$/.exec(line)!;
      return [sample!, Number(value)];
    }),
  );
}

/** An address that answers with this status. */
async function receiver(status: number): Promise<string> {
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(status).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const ownerOf = ({ world }: StartedServer) => ({ authorization: `Bearer ${world.principals.owner!.token}` });

const sent = (headers: Record<string, string>, body: object) => ({
  ...{ method: 'POST', body: JSON.stringify(body) },
  headers: { ...headers, 'content-type': 'application/json' },
});

test('requests are counted by operation and status, whatever strangers ask for', async () => {
  const server = await counted();
  const headers = ownerOf(server);
  const paths = ['/v1/assets', '/v1/assets?limit=0', '/v1/nothing-1', '/v1/nothing-2', '/v1/runs/secret-7'];
  for (const path of paths) await (await fetch(server.base_url + path, { headers })).text();
  await (await fetch(`${server.storage_url}/nowhere`)).text();
  const samples = await samplesOf(server);
  expect(samples).toMatchObject({
    'requests_total{operation="listAssets",status="200"}': 1,
    'requests_total{operation="listAssets",status="422"}': 1,
    'requests_total{operation="none",status="404"}': 2,
    'requests_total{operation="none",status="403"}': 1,
    'request_duration_seconds_count{operation="listAssets"}': 2,
    'request_duration_seconds_bucket{operation="listAssets",le="+Inf"}': 2,
  });
  const names = new Set(Object.keys(samples).flatMap((name) => /operation="(.*?)"/.exec(name)?.[1] ?? []));
  expect([...names].filter((name) => name !== 'none' && !(operationIds as readonly string[]).includes(name))).toEqual(
    [],
  );
  expect(await textOf(server)).not.toMatch(/secret-7|nothing-1/);
});

test('each metric has a name, a help and a type once, and the process is among them', async () => {
  const lines = (await textOf(await counted())).split('\n');
  const described = (word: string) => lines.flatMap((line) => line.match(`^# ${word} (\\S+) .`)?.[1] ?? []);
  expect(new Set(described('HELP')).size).toBe(described('HELP').length);
  expect(described('TYPE')).toEqual(described('HELP'));
  expect(described('TYPE')).toEqual(expect.arrayContaining(['process_cpu_seconds_total', 'model_run_kit_worlds']));
});

test('runs are counted at each status, deliveries at their end, and both tell how late they were', async () => {
  const server = await counted({ clock: 'virtual' });
  // Those of the seed go on to where they stay.
  await server.world.parts.timers.advance(3_600_000);
  const before = await samplesOf(server);
  const post = async (path: string, body: object) =>
    (await fetch(server.base_url + path, sent(ownerOf(server), body))).json();
  const [good, bad] = [await receiver(204), await receiver(410)];
  for (const callback_url of [good, bad])
    await post('/v1/models/trial/spark/runs', { prompt: 'x mock:complete after=2s', callback_url });
  await post('/v1/models/trial/spark/runs', { prompt: 'x mock:fail after=1h' });
  expect(await samplesOf(server)).toMatchObject({ 'runs_total{status="queued"}': 3 });
  const on_time = 'run_lateness_seconds_bucket{le="0.001",step="start"}';
  const ended_on_time = 'run_lateness_seconds_bucket{le="0.001",step="end"}';
  await server.world.parts.timers.advance(60_000);
  // The clock does not wait for an attempt that was sent whole.
  await expect
    .poll(() => samplesOf(server), { timeout: 10_000 })
    .toMatchObject({
      'runs_total{status="running"}': before['runs_total{status="running"}']! + 3,
      'runs_total{status="completed"}': (before['runs_total{status="completed"}'] ?? 0) + 2,
      [on_time]: before[on_time]! + 3,
      [ended_on_time]: (before[ended_on_time] ?? 0) + 2,
      'delivery_attempts_total{channel="callback",outcome="2xx"}': 1,
      'delivery_attempts_total{channel="callback",outcome="4xx"}': 1,
      'deliveries_total{channel="callback",outcome="delivered"}': 1,
      'deliveries_total{channel="callback",outcome="given_up"}': 1,
      'delivery_lateness_seconds_count{channel="callback"}': 2,
      deliveries_waiting: 0,
      deliveries_in_flight: 0,
    });
});

test('a delivery whose attempt failed waits for the next one', async () => {
  const server = await counted({ clock: 'virtual' });
  const body = { prompt: 'x', callback_url: await receiver(503) };
  await fetch(`${server.base_url}/v1/models/trial/spark/runs`, sent(ownerOf(server), body));
  await server.world.parts.timers.advance(1_000);
  await expect
    .poll(() => samplesOf(server), { timeout: 10_000 })
    .toMatchObject({ 'delivery_attempts_total{channel="callback",outcome="5xx"}': 1, deliveries_waiting: 1 });
});

test('worlds and their caches are told, and what caches did does not fall when a world goes', async () => {
  const server = await counted();
  const read = async (base_url: string, bearer: string) =>
    (await fetch(`${base_url}/v1/assets`, { headers: { authorization: `Bearer ${bearer}` } })).text();
  const made = await fetch(`${server.control_url}/worlds`, sent(control, {}));
  const { id, base_url, principals } = (await made.json()) as {
    id: string;
    base_url: string;
    principals: { owner: { token: string } };
  };
  for (let times = 0; times < 3; times++) await read(base_url, principals.owner.token);
  const before = await samplesOf(server);
  expect(before.worlds).toBe(2);
  const hits = 'cache_lookups_total{cache="records",outcome="hit"}';
  expect(before[hits]).toBeGreaterThan(0);
  expect(before['cache_entries{cache="records"}']).toBeGreaterThan(0);
  expect(before['cache_characters{cache="records"}']).toBeGreaterThan(before['cache_entries{cache="records"}']!);
  await fetch(`${server.control_url}/worlds/${id}`, { method: 'DELETE', headers: control });
  const after = await samplesOf(server);
  expect(after).toMatchObject({ worlds: 1, [hits]: before[hits], 'cache_entries{cache="records"}': 0 });
});

test('metrics are guarded as the rest of the control interface, and those of the whole server', async () => {
  const server = await counted();
  const status = async (path: string, init: RequestInit = {}) => (await fetch(server.control_url + path, init)).status;
  expect(await status('/metrics')).toBe(401);
  expect(await status('/metrics', { method: 'POST', headers: control })).toBe(405);
  expect(await status('/metrics', { method: 'HEAD', headers: control })).toBe(200);
  const made = await fetch(`${server.control_url}/worlds`, sent(control, {}));
  const { base_url } = (await made.json()) as { base_url: string };
  const below = await fetch(`${base_url}/_control/metrics`, { headers: control });
  expect([below.status, await below.json()]).toMatchObject([404, { message: expect.stringContaining('own address') }]);
});

test('a server that counts nothing says so', async () => {
  await using server = await startServer();
  const answer = await fetch(`${server.control_url}/metrics`);
  expect([answer.status, await answer.json()]).toMatchObject([404, { message: expect.stringContaining('--metrics') }]);
  await expect(startServer({ metrics: true, control: false })).rejects.toThrow('leave out --no-control');
});

const url = await databaseForTests('metrics of a database');

test.skipIf(url === undefined)('with a database, its pool and its errors are told', async () => {
  const server = await counted({ database: url! });
  await fetch(`${server.base_url}/v1/assets`, { headers: ownerOf(server) });
  const samples = await samplesOf(server);
  expect(samples['database_connections{state="idle"}']).toBeGreaterThan(0);
  expect(samples).toMatchObject({
    'database_connections{state="waiting"}': 0,
    'database_errors_total{kind="away"}': 0,
    'database_errors_total{kind="failed"}': 0,
  });
});
