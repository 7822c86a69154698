/** Signed deliveries to a receiver on this machine against a bare undici sender, and what retries cost that wait. */
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Pool } from 'undici';
import type { Model, Webhook } from '../src/contract/types.ts';
import { timestampOf } from '../src/engine/clock.ts';
import { finishRun } from '../src/engine/finish-run.ts';
import { lane_bounds } from '../src/engine/lanes.ts';
import type { OutgoingEvent } from '../src/engine/sending.ts';
import type { World } from '../src/server/parts.ts';
import { createWorld } from '../src/server/worlds/world.ts';
import { newRun } from '../src/store/new-run.ts';
import type { DeliveryRow, RunRow } from '../src/store/run-rows.ts';
import type { Figure } from './figure.ts';
import { startReceiver } from './receiver.ts';

const rounds = 3;
const deliveries_a_round = 20_000;
/** As many receivers as it takes to fill what may be under way for one origin. */
const receivers = lane_bounds.origin / lane_bounds.receiver;
/** Deliveries that wait for their turn, at most: runs end no faster than that in a server either. */
const most_waiting = 4 * lane_bounds.origin;

export async function deliveries(): Promise<Figure[]> {
  const receiver = await startReceiver();
  try {
    return [...(await speed(receiver.origin)), ...(await pendingRetries())];
  } finally {
    receiver.stop();
  }
}

async function speed(origin: string): Promise<Figure[]> {
  let best = { ratio: 0, kit: 0, bare: 0 };
  let fastest = 0;
  for (let round = 0; round < rounds; round++) {
    const { rate: kit, sample } = await kitRate(origin);
    const bare = await bareRate(sample);
    fastest = Math.max(fastest, kit);
    if (kit / bare > best.ratio) best = { ratio: kit / bare, kit, bare };
  }
  const concurrency = `${lane_bounds.origin} at once, ${deliveries_a_round} deliveries, receiver in another process`;
  return [
    {
      what: 'deliveries stored, signed, sent and recorded',
      value: `${Math.round(fastest)} a second`,
      yardstick: 'at least 10000 a second',
      from: `best of ${rounds} rounds; ${concurrency}`,
    },
    {
      what: 'the same, share of a bare undici sender',
      value: best.ratio.toFixed(2),
      yardstick: 'at least 0.3',
      from: `${Math.round(best.kit)} against ${Math.round(best.bare)} a second, best of ${rounds} rounds`,
    },
  ];
}

/** The same bytes to the same receiver, as many at once, and nothing kept of it. */
async function bareRate({ url, headers, body }: OutgoingEvent): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: lane_bounds.origin, pipelining: 1 });
  const bytes = Buffer.from(body);
  let left = deliveries_a_round;
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
  return (deliveries_a_round * 1000) / took_ms;
}

/** Ends runs whose organization has a webhook for each receiver, until the last attempt is recorded. */
async function kitRate(origin: string): Promise<{ rate: number; sample: OutgoingEvent }> {
  const world = await createWorld({ clock: 'real' });
  const { store } = world.parts;
  await subscribe(world, origin);
  const runs = Array.from({ length: deliveries_a_round / receivers }, () => queuedRun(world));
  for (const run of runs) await store.insertRun(run);
  const sending = watchSending(world);
  let stored = 0;
  const began_ms = performance.now();
  for (const run of runs) {
    await finishRun(world, run, { end: { status: 'canceled' } });
    stored += receivers;
    // As others do in a server, the event loop gets its turn.
    if (stored - sending.answered() > most_waiting) await sending.until(stored - most_waiting / 2);
  }
  await sending.until(stored);
  while ((await store.deliveries({ pending: true, limit: 1 })).length > 0) await wait(1);
  const took_ms = performance.now() - began_ms;
  await world.close();
  return { rate: (stored * 1000) / took_ms, sample: sending.last()! };
}

async function subscribe(world: World, origin: string): Promise<void> {
  const { store, clock, random } = world.parts;
  const { user_id, organization } = world.principals.owner!;
  const at = timestampOf(clock);
  for (let number = 0; number < receivers; number++) {
    const [id, secret] = [random.uuid(), `secret of receiver ${number}`];
    const given = { id, org_id: organization.id, name: 'Receiver', url: `${origin}/hooks/${number}`, secret };
    const record: Webhook = {
      ...given,
      ...{ event_types: ['run.cancelled'], created_by: user_id, created_at: at, updated_at: at },
    };
    await store.insertWebhook({ id, record });
  }
}

function queuedRun(world: World): RunRow {
  const { clock, random } = world.parts;
  const { user_id: created_by, organization } = world.principals.owner!;
  const [id, request_id, created_at] = [random.uuid(), random.uuid(), timestampOf(clock)];
  const input = { prompt: 'A harbour at dawn, in the manner of an old postcard' };
  const model = { id: random.uuid(), version: '1.0' } as Model;
  const record = newRun({ model }, { id, org_id: organization.id, created_by, request_id, input, created_at });
  return { id, record, logs: [], node_runs: [] };
}

interface Sending {
  answered(): number;
  until(answered: number): Promise<void>;
  last(): OutgoingEvent | undefined;
}

function watchSending({ parts }: World): Sending {
  const { send } = parts;
  let answered = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let reached = Promise.withResolvers<void>();
  let last: OutgoingEvent | undefined;
  parts.send = async (event) => {
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
  const each = ({ heap_bytes }: Cost) => `${Math.round(heap_bytes / retries)} bytes each`;
  const ms = (time_ms: number) => `${time_ms.toFixed(1)} ms`;
  return [
    {
      what: `taking ${retries} retries that wait`,
      value: ms(kit.took_ms),
      yardstick: 'what reading them takes, and as many timers',
      from: `${ms(read.took_ms)} to read them, ${ms(bare.took_ms)} to set as many timers`,
    },
    {
      what: 'CPU while they wait',
      value: `${ms(kit.idle_cpu_ms)} in ${idle_ms / 1000} s`,
      yardstick: 'as bare timers',
      from: `${ms(bare.idle_cpu_ms)} with as many timers`,
    },
    {
      what: 'memory while they wait',
      value: each(kit),
      yardstick: 'the bytes to send, and a timer',
      from: `${each(bare)} for bare timers; ${each(read)} for the deliveries, with their bodies`,
    },
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
