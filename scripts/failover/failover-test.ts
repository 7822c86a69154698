/**
 * Servers on one PostgreSQL behind a load balancer, under a load of writes: one of them is killed about every second, and
 * another takes its place; then PostgreSQL itself is restarted. All that was acknowledged is there, and runs and
 * deliveries follow their rules.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../src/engine/random.ts';
import { type Principal, principalsOf } from '../../src/server/seed/principals.ts';
import { seedStateOf } from '../../src/server/seed/seed-states.ts';
import { type OwnCluster, startOwnCluster } from '../../src/store/postgres/cluster.support.ts';
import { askerOf, lossesOf } from '../crashes/crash-test.ts';
import { compileChild } from '../crashes/crashing-server.ts';
import type { Kept as Acknowledged, Shown } from '../crashes/ledger.ts';
import { type ArrivalReceiver, startArrivalReceiver } from './arrivals.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { type Break, type Hook, judgeReplicas, type Kept } from './judge.ts';
import { startLoad, Unknown } from './load.ts';
import { readShared, type SharedRecords } from './shared-records.ts';

export interface ReplicaPlan {
  servers: number;
  kills: number;
  /** Of PostgreSQL, after the kills. */
  restarts: number;
  seed: number;
  /** Breaks the servers, to see that it is noticed. */
  mutant?: string | undefined;
  /** Time in which another run or delivery must end. */
  patience_ms?: number;
  tell?(line: string): void;
}

interface ReplicaFigures {
  kills: number;
  restarts: number;
  acknowledged: Record<string, number>;
  runs: number;
  deliveries: number;
  attempts: number;
  /** Arrivals of attempts that nobody could write down. */
  cut_attempts: number;
  /** Slowest end of a run after its beginning. */
  slowest_run_ms: number;
}

export interface ReplicaResult {
  figures: ReplicaFigures;
  problems: string[];
}

/** Kept as a server must: an acknowledged write outlives PostgreSQL's own end, as far as the machine goes on. */
const durable = { synchronous_commit: 'on', max_connections: '120' };

/** Between two kills. */
const mean_ms = 1_000;
/** Of load before a restart of PostgreSQL, and after it. */
const under_load_ms = 2_500;
/** A lease, a heartbeat, the longest wait of a repeat, and much for a busy machine. */
const usual_patience_ms = 60_000;
const most_problems = 20;

export async function replicaTest(plan: ReplicaPlan): Promise<ReplicaResult> {
  const folder = mkdtempSync(join(tmpdir(), 'replicas-'));
  const cluster = await startOwnCluster(durable);
  const receiver = await startArrivalReceiver();
  let fleet: Fleet | undefined;
  try {
    const owner = principalsOf(await seedStateOf('small'), '1').owner!;
    // The control interface takes a token through a load balancer; the writers have one for all.
    const more = ['--control-token', owner.token, ...(plan.mutant === undefined ? [] : ['--mutant', plan.mutant])];
    const program = await compileChild(folder);
    fleet = await startFleet({ program, database: cluster.url, servers: plan.servers, more });
    return await underLoad(plan, { cluster, receiver, fleet, owner });
  } finally {
    await fleet?.close();
    receiver.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Place {
  cluster: OwnCluster;
  receiver: ArrivalReceiver;
  fleet: Fleet;
  owner: Principal;
}

async function underLoad(plan: ReplicaPlan, place: Place): Promise<ReplicaResult> {
  const { kills, restarts, seed, servers, tell = () => {} } = plan;
  const { cluster, receiver, fleet, owner } = place;
  const random = createRandom(`replicas ${seed}`);
  const figures: ReplicaFigures = {
    ...{ kills: 0, restarts: 0, acknowledged: {}, runs: 0, deliveries: 0, attempts: 0, cut_attempts: 0 },
    slowest_run_ms: 0,
  };
  const problems: string[] = await fleet.ready();
  if (problems.length > 0) return { figures, problems };

  const records = await readShared(cluster.url);
  const ledger = new Map<string, Acknowledged>();
  const hooks: Hook[] = [];
  const breaks: Break[] = [];
  /** Set while a server may say that its database is away. */
  let may_be_away = false;
  const send: typeof fetch = async (...given) => {
    const response = await fetch(...given);
    if (response.status !== 503 || !may_be_away) return response;
    await response.arrayBuffer();
    throw new Unknown(`${given[0]}: 503`);
  };
  const ask = askerOf(fleet.base_url, owner.token, send);
  const acknowledged = (kind: string) => {
    figures.acknowledged[kind] = (figures.acknowledged[kind] ?? 0) + 1;
  };
  const load = () => startLoad({ ask, fetch: send, ledger, hooks, random, receiver_url: receiver.url, acknowledged });

  const worth = await records.worth(owner.organization.id);
  /** Waits until everything has come to its end. */
  async function judged(): Promise<string[]> {
    const kept = await settled(records, receiver.url, plan.patience_ms ?? usual_patience_ms);
    noteFigures(figures, kept, receiver);
    const found = judgeReplicas(kept, { hooks, arrivals: receiver.arrivals, breaks });
    found.push(...(await lostOf(ledger, { ask, kept, records, organization: owner.organization.id })));
    const now = await records.worth(owner.organization.id);
    if (now !== worth) found.push(`balance and costs of all runs come to ${now}, and were ${worth}`);
    return found;
  }

  try {
    let loaded = load();
    for (; figures.kills < kills && problems.length === 0; figures.kills++) {
      await wait(mean_ms / 2 + random.integer(mean_ms));
      const from_ms = Date.now();
      const ended = await fleet.replace(random.integer(servers));
      breaks.push({ from_ms, to_ms: Date.now() });
      if (ended !== undefined) problems.push(`a server ${ended}`);
      if ((figures.kills + 1) % 50 === 0) tell(`${figures.kills + 1} kills`);
    }
    problems.push(...(await loaded.stop()), ...(await fleet.ready()), ...(await judged()));

    for (; figures.restarts < restarts && problems.length === 0; figures.restarts++) {
      may_be_away = true;
      loaded = load();
      await wait(under_load_ms);
      const from_ms = Date.now();
      await cluster.restart(figures.restarts % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      breaks.push({ from_ms, to_ms: Date.now() });
      await wait(under_load_ms);
      problems.push(...(await loaded.stop()));
      may_be_away = false;
      problems.push(...(await judged()));
    }
  } finally {
    await records.close();
  }
  return { figures, problems: problems.slice(0, most_problems) };
}

/** Waits until every run has ended and no delivery has an attempt to come, as long as they become fewer. */
async function settled(records: SharedRecords, receiver_url: string, patience_ms: number): Promise<Kept> {
  let least = Number.POSITIVE_INFINITY;
  for (let since = performance.now(); ; ) {
    const kept = await records.keptFor(receiver_url);
    const left =
      kept.runs.filter(({ completed_at }) => completed_at === null).length +
      kept.deliveries.filter(({ next_attempt_at }) => next_attempt_at !== null).length;
    if (left < least) [least, since] = [left, performance.now()];
    if (left === 0 || performance.now() - since > patience_ms) return kept;
    await wait(200);
  }
}

interface Looking {
  ask: ReturnType<typeof askerOf>;
  kept: Kept;
  records: SharedRecords;
  organization: string;
}

/** Of what was acknowledged. */
async function lostOf(
  ledger: ReadonlyMap<string, Acknowledged>,
  { ask, kept, records: { store }, organization }: Looking,
): Promise<string[]> {
  const all = [...ledger.values()];
  const workflows = await Promise.all(
    all.filter(({ kind }) => kind === 'workflow').map(async ({ id }) => [id, await store.workflow(id)] as const),
  );
  const record_of = new Map(workflows.flatMap(([id, row]) => (row ? [[id, row.record] as const] : [])));
  const threshold = Number((await store.balance(organization))?.low_balance_threshold);
  const shown: Shown = { ask, workflow: (id) => record_of.get(id), threshold };
  const there = new Set(kept.runs.map(({ id }) => id));
  const runs = all.filter(({ kind, id }) => kind === 'run' && !there.has(id));
  return [...runs.map(({ id }) => `run ${id} is not kept`), ...(await lossesOf(all, shown))];
}

function noteFigures(figures: ReplicaFigures, { runs, deliveries }: Kept, { arrivals }: ArrivalReceiver): void {
  const attempts = deliveries.flatMap((one) => one.attempts);
  const recorded = new Set(attempts.map(({ request_id }) => request_id));
  const took = runs.map((run) => Date.parse(run.completed_at ?? run.created_at) - Date.parse(run.created_at));
  Object.assign(figures, {
    runs: runs.length,
    deliveries: deliveries.length,
    attempts: attempts.length,
    cut_attempts: arrivals.filter(({ request_id }) => !recorded.has(request_id)).length,
    slowest_run_ms: took.reduce((most, one) => Math.max(most, one), 0),
  });
}
