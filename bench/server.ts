/**
 * Throughput of one client on 1, 16 and 64 connections, from the server, from a bare `node:http` and a bare Fastify
 * that send the same bytes, and from Prism on the same document. Client and servers have a process each.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Target } from '../conformance/target/target.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import type { Load, Loaded } from './processes/load.ts';
import { type Running, start } from './processes/process.ts';
import { type StoredAnswer, storedAnswer } from './processes/stored-answers.ts';
import { inTurn, shares } from './rounds.ts';

interface Subject {
  name: string;
  request: Omit<Load, 'url' | 'connections' | 'seconds'> & { path: string };
  /** In times of bare. */
  yardstick?: number;
  /** In times of Prism, which answers a fixed example. */
  of_prism?: number;
}

export async function server(pace: Pace): Promise<Figure[]> {
  return withServers({ prism: true }, async (subjects, contest) => {
    const figures: Figure[] = [];
    for (const connections of pace.quick ? [16] : [1, 16, 64]) {
      for (const subject of subjects) figures.push(...(await contest(subject, connections, pace)));
    }
    return figures;
  });
}

/** The ratios of the server that CI holds against those committed. */
export async function readAndPages(pace: Pace): Promise<Figure[]> {
  return withServers({ prism: false }, async (subjects, contest) => {
    const figures: Figure[] = [];
    for (const subject of subjects.filter(({ name }) => /^(read|page .*)$/.test(name))) {
      figures.push(...(await contest(subject, 16, pace)));
    }
    return figures.filter(({ id }) => id.endsWith('/of bare by CPU'));
  });
}

type Contest = (subject: Subject, connections: number, pace: Pace) => Promise<Figure[]>;

async function withServers(
  { prism }: { prism: boolean },
  act: (subjects: readonly Subject[], contest: Contest) => Promise<Figure[]>,
): Promise<Figure[]> {
  const kit = await start<Target>('kit.ts');
  const { base_url } = kit.ready;
  const subjects = await subjectsOf(kit.ready);
  const stored: StoredAnswer[] = [];
  for (const { request } of subjects) stored.push(await storedAnswer(base_url + request.path, request));
  const bare = await start<string>('bare.ts', stored);
  const fastify = await start<string>('fastify.ts', stored);
  const client = await start<void, Load, Loaded>('load.ts');
  const mock = prism ? await startPrism() : undefined;
  const contenders: Contender[] = [
    { who: 'kit', url: base_url, cpu_ms: async () => (await kit.usage()).cpu_ms },
    { who: 'bare', url: bare.ready, cpu_ms: async () => (await bare.usage()).cpu_ms },
    { who: 'fastify', url: fastify.ready, cpu_ms: async () => (await fastify.usage()).cpu_ms },
    ...(mock ? [{ who: 'prism', url: mock.url } as const] : []),
  ];
  try {
    return await act(subjects, (subject, connections, pace) =>
      compared(client, contenders, subject, { connections, ...pace }),
    );
  } finally {
    mock?.child.kill();
    for (const process of [client, fastify, bare, kit]) await process.stop();
  }
}

interface Contender {
  who: 'kit' | 'bare' | 'fastify' | 'prism';
  url: string;
  /** Of its process so far. */
  cpu_ms?(): Promise<number>;
}

interface Round extends Loaded {
  /** For each second of the server's CPU: what others do on the machine hardly moves it. */
  rate_of_cpu: number;
}

async function compared(
  client: Running<void, Load, Loaded>,
  contenders: readonly Contender[],
  { name, request: { path, ...request }, yardstick, of_prism }: Subject,
  { connections, rounds, seconds }: { connections: number } & Pace,
): Promise<Figure[]> {
  const load = (url: string, seconds: number) => client.ask({ url: url + path, ...request, connections, seconds });
  // Once without counting, so that nobody is measured while it is compiled.
  for (const { url } of contenders) await load(url, 1);
  const acts = contenders.map(({ who, url, cpu_ms = async () => Number.NaN }) => [
    who,
    async (): Promise<Round> => {
      const before_ms = await cpu_ms();
      const loaded = await load(url, seconds);
      return { ...loaded, rate_of_cpu: (loaded.answers * 1000) / ((await cpu_ms()) - before_ms) };
    },
  ]);
  const results = await inTurn<Contender['who'], Round>(rounds, Object.fromEntries(acts));
  const of = (who: Contender['who'], key: keyof Round) => results[who].map((round) => round[key]);
  const id = `server/${name}/${connections}`;
  const what = `${name}, ${connections} connections`;
  const ratio = (who: Contender['who'], key: 'rate' | 'rate_of_cpu', yardstick?: number): Figure => {
    const [kit, other] = [of('kit', key), of(who, key)];
    const per = key === 'rate' ? 'a second' : 'a second of CPU';
    return {
      ...{ id: `${id}/of ${who}${key === 'rate' ? '' : ' by CPU'}`, unit: 'x', better: 'higher' },
      ...{ what: `${what}: in times of ${who}${key === 'rate' ? '' : ', by CPU'}`, ...middle(shares(kit, other)) },
      ...{ yardstick, from: `${Math.round(middle(kit).value)} against ${Math.round(middle(other).value)} ${per}` },
    };
  };
  const time = (key: 'p50_ms' | 'p99_ms'): Figure => ({
    ...{ id: `${id}/${key.slice(0, 3)}`, what: `${what}: ${key.slice(0, 3)}`, unit: 'ms', better: 'lower' },
    ...{ ...middle(of('kit', key)), from: `bare ${middle(of('bare', key)).value.toFixed(2)} ms` },
  });
  return [
    ratio('bare', 'rate', yardstick),
    ratio('bare', 'rate_of_cpu'),
    ratio('fastify', 'rate'),
    ...(contenders.some(({ who }) => who === 'prism') ? [ratio('prism', 'rate', of_prism)] : []),
    time('p50_ms'),
    time('p99_ms'),
  ];
}

async function subjectsOf({ base_url, principals, fixtures }: Target): Promise<Subject[]> {
  const headers = { authorization: `Bearer ${principals.owner!.token}` };
  const posting = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  const list = await fetch(`${base_url}/v1/assets?limit=1&sort_by=name:asc`, { headers });
  const { items } = (await list.json()) as { items: { id: string }[] };
  const get = (path: string) => ({ method: 'GET', headers, path });
  const page = { yardstick: 0.35, of_prism: 1 };
  const model = fixtures!.models!.succeeds!;
  const upload = { filename: 'picture.png', mime_type: 'image/png', size_bytes: 512 };
  return [
    { name: 'health', request: get('/v1/health'), yardstick: 0.9 },
    { name: 'read', request: get(`/v1/assets/${items[0]!.id}`), yardstick: 0.7, of_prism: 10 },
    { name: 'page of 20', request: get('/v1/assets?limit=20'), ...page },
    { name: 'page of 100', request: get('/v1/assets?limit=100'), ...page },
    {
      name: 'dispatch',
      request: { ...posting, path: `/v1/models/${model.path}/runs`, body: JSON.stringify(model.input) },
    },
    { name: 'upload session', request: { ...posting, path: '/v1/asset-uploads', body: JSON.stringify(upload) } },
  ];
}

/** By the command `mock`, on a port that was free a moment ago. */
async function startPrism(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const command = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const child = spawn(process.execPath, [command, 'mock', '--port', String(port)], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${url}/v1/health`).catch(() => undefined);
    if (answer?.ok) return { url, child };
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill();
  throw new Error('Prism does not answer within 30 s');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
