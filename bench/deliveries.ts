/** Signed deliveries to a receiver on this machine against a bare undici sender, and what retries cost that wait. */
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Pool } from 'undici';
import type { Webhook } from '../src/contract/types.ts';
import { timestampOf } from '../src/engine/clock.ts';
import { finishRun } from '../src/engine/finish-run.ts';
import { lane_bounds } from '../src/engine/lanes.ts';
import type { OutgoingEvent } from '../src/engine/sending.ts';
import type { World } from '../src/server/parts.ts';
import { createWorld } from '../src/server/worlds/world.ts';
import type { DeliveryRow } from '../src/store/run-rows.ts';
import { type Figure, middle, type Pace } from './figure.ts';
import { startReceiver } from './processes/receiver.ts';
import { queuedRun } from './queued-run.ts';
import { inTurn, shares } from './rounds.ts';

/** As many receivers as it takes to fill what may be under way for one origin. */
const receivers = lane_bounds.origin / lane_bounds.receiver;
/** Runs end side by side, as they go. */
const ending_at_once = 8;
/** Deliveries that wait for their turn, at most: runs end no faster than that in a server either. */
const most_waiting = 4 * lane_bounds.origin;

export function deliveries(pace: Pace): Promise<Figure[]> {
  return withReceiver(async (origin) => {
    const figures = [...(await speed(origin, pace)), ...(await oneDead(origin, pace))];
    return pace.quick ? figures : [...figures, ...(await pendingRetries())];
  });
}

/** The ratio of deliveries that CI holds. */
export function deliveriesOfBare(pace: Pace): Promise<Figure[]> {
  return withReceiver(async (origin) => (await speed(origin, pace)).filter(({ unit }) => unit === 'x'));
}

async function withReceiver<Result>(act: (origin: string) => Promise<Result>): Promise<Result> {
  const receiver = await startReceiver();
  try {
    return await act(receiver.origin);
  } finally {
    receiver.stop();
  }
}

async function speed(origin: string, { quick, rounds }: Pace): Promise<Figure[]> {
  const count = quick ? 4_000 : 20_000;
  const sample = (await kitRate(origin, { count: receivers })).sample;
  const { kit, bare } = await inTurn(rounds, {
    kit: async () => (await kitRate(origin, { count })).rate,
    bare: () => bareRate(sample, count),
  });
  const from = `${lane_bounds.origin} at once, ${count} deliveries, receiver in another process`;
  const rate = (rates: readonly number[]) => Math.round(middle(rates).value);
  return [
    {
      ...{ id: 'deliveries/rate', what: 'deliveries stored, signed, sent and recorded', unit: 'a second' },
      ...{ better: 'higher', ...middle(kit), yardstick: 10_000, from },
    },
    {
      ...{ id: 'deliveries/of bare', what: 'the same, in times of a bare undici sender', unit: 'x' },
      ...{ better: 'higher', ...middle(shares(kit, bare)), yardstick: 0.3 },
      from: `${rate(kit)} against ${rate(bare)} a second`,
    },
  ];
}

/** Cost to 100 receivers of one that takes connections and never answers. */
async function oneDead(origin: string, { quick, rounds }: Pace): Promise<Figure[]> {
  const dead = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((done) => dead.once('listening', done));
  const dead_url = `http://127.0.0.1:${(dead.address() as AddressInfo).port}/`;
  const subscribed = { count: quick ? 2_000 : 10_000, live: 100 };
  const { alone, beside } = await inTurn(rounds, {
    alone: async () => (await kitRate(origin, subscribed)).rate,
    beside: async () => (await kitRate(origin, { ...subscribed, dead_url })).rate,
  });
  dead.close();
  return [
    {
      ...{ id: 'deliveries/beside a dead one', what: 'deliveries to 100 receivers beside one that never answers' },
      ...{ unit: 'x', better: 'higher', ...middle(shares(beside, alone)) },
      from: `${Math.round(middle(beside).value)} against ${Math.round(middle(alone).value)} a second without it`,
    },
  ];
}

/** The same bytes to the same receiver, as many at once, and nothing kept of it. */
async function bareRate({ url, headers, body }: OutgoingEvent, count: number): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: lane_bounds.origin, pipelining: 1 });
  const bytes = Buffer.from(body);
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const answer = await pool.request({ method: 'POST', path: pathname, headers, body: bytes });
      await answer.body.dump();
    }
  };
  const began_ms = performance.now();
  await Promise.all(Array.from({ length: lane_bounds.origin }, worker));
  const took_ms = performance.now() - began_ms;
  await pool.close();
  return (count * 1000) / took_ms;
}

interface Subscribed {
  /** Deliveries to receivers that answer. */
  count: number;
  /** A world on the real clock; in memory unless given. */
  open?(): Promise<World>;
  live?: number;
  /** URL of one more receiver, which does not. */
  dead_url?: string;
}

/** Ends runs whose organization has a webhook for each receiver, until the last attempt is recorded. */
export async function kitRate(
  origin: string,
  { count, open, live = receivers, dead_url }: Subscribed,
): Promise<{ rate: number; sample: OutgoingEvent }> {
  const world = await (open?.() ?? createWorld({ clock: 'real' }));
  const { store } = world.parts;
  const live_urls = Array.from({ length: live }, (_, number) => `${origin}/hooks/${number}`);
  await subscribe(world, [...live_urls, ...(dead_url === undefined ? [] : [dead_url])]);
  const runs = Array.from({ length: count / live }, () => queuedRun(world));
  for (const run of runs) await store.insertRun(run);
  const sending = watchSending(world, origin);
  let stored = 0;
  const began_ms = performance.now();
  for (let from = 0; from < runs.length; from += ending_at_once) {
    const some = runs.slice(from, from + ending_at_once);
    await Promise.all(some.map((run) => finishRun(world, run, { end: { status: 'canceled' } })));
    stored += some.length * live;
    // As others do in a server, the event loop gets its turn.
    if (stored - sending.answered() > most_waiting) await sending.until(stored - most_waiting / 2);
  }
  await sending.until(stored);
  const left = dead_url === undefined ? 0 : runs.length;
  while ((await store.deliveries({ pending: true, limit: left + 1 })).length > left) await wait(1);
  const took_ms = performance.now() - began_ms;
  await world.close();
  return { rate: (stored * 1000) / took_ms, sample: sending.last()! };
}

async function subscribe(world: World, urls: readonly string[]): Promise<void> {
  const { store, clock, random } = world.parts;
  const { user_id, organization } = world.principals.owner!;
  const at = timestampOf(clock);
  for (const [number, url] of urls.entries()) {
    const [id, secret] = [random.uuid(), `secret of receiver ${number}`];
    const given = { id, org_id: organization.id, name: 'Receiver', url, secret };
    const record: Webhook = {
      ...given,
      ...{ event_types: ['run.cancelled'], created_by: user_id, created_at: at, updated_at: at },
    };
    await store.insertWebhook({ id, record });
  }
}

interface Sending {
  answered(): number;
  until(answered: number): Promise<void>;
  last(): OutgoingEvent | undefined;
}

function watchSending({ parts }: World, origin: string): Sending {
  const { send } = parts;
  let answered = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let reached = Promise.withResolvers<void>();
  let last: OutgoingEvent | undefined;
  parts.send = async (event) => {
    if (!event.url.startsWith(origin)) return send(event);
    last = event;
    const result = await send(event);
    if (++answered >= wanted) reached.resolve();
    return result;
  };
  return {
    answered: () => answered,
    last: () => last,
    async until(count) {
      if (answered >= count) return;
      reached = Promise.withResolvers();
      wanted = count;
      await reached.promise;
      wanted = Number.POSITIVE_INFINITY;
    },
  };
}

const retries = 10_000;
const idle_ms = 2_000;
const collectGarbage = garbageCollector();

/** Retries that are due in an hour, as a server finds them in its store when it starts, against as many bare timers. */
async function pendingRetries(): Promise<Figure[]> {
  const world = await createWorld({ clock: 'real' });
  await keepRetries(world);
  const { store } = world.parts;
  const read = await costOf(async () => store.pendingDeliveries());
  const kit = await costOf(async () => world.parts.deliveries.resume());
  await world.close();
  const bare = await costOf(async () => {
    const timers = Array.from({ length: retries }, () => setTimeout(() => {}, 3_600_000).unref());
    return () => timers.forEach(clearTimeout);
  });
  const each = ({ heap_bytes }: Cost) => heap_bytes / retries;
  const figure = (id: string, what: string, value: number, unit: Figure['unit'], from: string): Figure => ({
    ...{ id: `deliveries/waiting/${id}`, what, value, spread: [value, value], unit, better: 'lower', from },
  });
  const ms = (time_ms: number) => `${time_ms.toFixed(1)} ms`;
  return [
    figure(
      ...(['taken', `taking ${retries} retries that wait`, kit.took_ms, 'ms'] as const),
      `${ms(read.took_ms)} to read them, ${ms(bare.took_ms)} to set as many timers`,
    ),
    figure(
      ...(['cpu', `CPU while they wait ${idle_ms / 1000} s`, kit.idle_cpu_ms, 'ms'] as const),
      `${ms(bare.idle_cpu_ms)} with as many timers`,
    ),
    figure(
      ...(['memory', 'memory of each while it waits', each(kit), 'bytes'] as const),
      `${Math.round(each(bare))} for bare timers; ${Math.round(each(read))} for the deliveries, with their bodies`,
    ),
  ];
}

async function keepRetries(world: World): Promise<void> {
  const { store, random, clock } = world.parts;
  const run = queuedRun(world);
  await store.insertRun(run);
  const [created_at, next_attempt_at] = [0, 3_600_000].map((in_ms) => new Date(clock.now_ms() + in_ms).toISOString());
  const body = 'x'.repeat(1_000);
  const rows = Array.from(
    { length: retries },
    (_, number): DeliveryRow => ({
      ...{
        id: random.uuid(),
        channel: 'webhook',
        org_id: run.record.org_id,
        webhook_id: random.uuid(),
        run_id: run.id,
      },
      ...{ event: 'run.cancelled', url: `http://receiver.invalid/${number % 100}`, secret: 'secret', body },
      ...{ created_at: created_at!, attempts: [], next_attempt_at: next_attempt_at! },
    }),
  );
  const record = { status_code: 'canceled', completed_at: created_at! } as const;
  await store.finishRun(run.id, { record, charge: '0', assets: [], deliveries: rows });
}

interface Cost {
  took_ms: number;
  idle_cpu_ms: number;
  heap_bytes: number;
}

/** @param begin what it gives is kept as long as is measured */
async function costOf<Kept>(begin: () => Promise<Kept>): Promise<Cost> {
  collectGarbage();
  const before_bytes = process.memoryUsage().heapUsed;
  const began_ms = performance.now();
  const kept = await begin();
  const took_ms = performance.now() - began_ms;
  collectGarbage();
  const heap_bytes = process.memoryUsage().heapUsed - before_bytes;
  const before = process.cpuUsage();
  await wait(idle_ms);
  const { user, system } = process.cpuUsage(before);
  if (typeof kept === 'function') kept();
  return { took_ms, heap_bytes, idle_cpu_ms: (user + system) / 1000 };
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
