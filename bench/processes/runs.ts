/** A world in which runs are dispatched and finished, one after the other, with or without webhooks. */
import type { NodeRun, RunLog, Webhook } from '../../src/contract/types.ts';
import { timestampOf } from '../../src/engine/clock.ts';
import { finishRun } from '../../src/engine/finish-run.ts';
import type { World } from '../../src/server/parts.ts';
import { createWorld } from '../../src/server/worlds/world.ts';
import { queuedRun } from '../queued-run.ts';
import { play } from './process.ts';

export interface RunsGiven {
  count: number;
  webhook: boolean;
  /** The file that keeps them. */
  data?: string;
}

export interface RunsDone {
  took_ms: number;
  /** Memory that they left, after the garbage was collected. */
  kept_bytes: number;
}

play({
  begin: async () => {},
  async answer({ count, webhook, data }: RunsGiven): Promise<RunsDone> {
    const world = await createWorld({ clock: 'virtual', data });
    world.parts.send = async () => ({ kind: 'answered', status: 204, body: '', took_ms: 1 });
    if (webhook) await subscribe(world);
    await runs(world, 2_000);
    const before = resident();
    const began = performance.now();
    await runs(world, count);
    const took_ms = performance.now() - began;
    const kept_bytes = resident() - before;
    await world.close();
    return { took_ms, kept_bytes };
  },
});

function resident(): number {
  gc!();
  return process.memoryUsage.rss();
}

async function runs(world: World, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const run = dispatched(world);
    await world.parts.store.insertRun(run);
    await finishRun(world, run, { end: { status: 'canceled' } });
    // As in a server, deliveries get their turn.
    if (number % 100 === 0) await new Promise((done) => setImmediate(done));
  }
}

/** With three logs and a node run. */
function dispatched(world: World) {
  const { random } = world.parts;
  const queued = queuedRun(world);
  const {
    id,
    record: { created_at, input },
  } = queued;
  const log = (message: string) => ({
    id: random.uuid(),
    run_id: id,
    level_code: 'info',
    message,
    timestamp: created_at,
  });
  // The end adds the third.
  const logs = [log('Run queued.'), log('Run started.')] as unknown as RunLog[];
  const node = { id: random.uuid(), run_id: id, node_id: '1', status_code: 'completed', input, created_at };
  return { ...queued, logs, node_runs: [node] as unknown as NodeRun[] };
}

async function subscribe({ parts: { store, clock, random }, principals }: World): Promise<void> {
  const { user_id: created_by, organization } = principals.owner!;
  const [id, at] = [random.uuid(), timestampOf(clock)];
  const record: Webhook = {
    ...{ id, org_id: organization.id, name: 'Receiver', url: 'http://receiver.invalid/hook', secret: 'a secret' },
    ...{ event_types: ['run.cancelled'], created_by, created_at: at, updated_at: at },
  };
  await store.insertWebhook({ id, record });
}
