/**
 * Kills a server again and again, at moments that chance picks, and looks each time whether everything is there that it
 * had acknowledged, and whether it goes on with what was under way.
 */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../src/engine/random.ts';
import { principalsOf } from '../../src/server/seed/principals.ts';
import { seedNames } from '../../src/server/seed/seed-names.ts';
import { seedStateOf } from '../../src/server/seed/seed-states.ts';
import { openStore } from '../../src/store/sqlite-store.ts';
import { type CrashingServer, compileChild, type ServerAt, startCrashing } from './crashing-server.ts';
import { type DeliveryReceiver, startDeliveryReceiver } from './delivery-receiver.ts';
import {
  type Ask,
  isOver,
  isThere,
  type Kept,
  type Ledger,
  lossOf,
  restoredIn,
  type Shown,
  worldsIn,
} from './ledger.ts';
import { writeUntilGone } from './writers.ts';

export interface CrashPlan {
  kills: number;
  seed: number;
  /** Breaks the server, to see that it is noticed. */
  mutant?: string;
  /** Moments of the kills; of a hundred, each as often as `shares` says, unless given. */
  moments?: readonly Moment[];
  /** Time for the last deliveries to come. */
  patience_ms?: number;
  tell?(line: string): void;
}

interface CrashFigures {
  kills: number;
  /** Of those, by what the server was about. */
  by_kind: Record<string, number>;
  acknowledged: Record<string, number>;
  /** Records that were looked up after a kill. */
  looked_up: number;
  /** Deliveries and runs that were found pending in the file of a server that was killed. */
  pending_deliveries: number;
  unfinished_runs: number;
}

export interface CrashResult {
  figures: CrashFigures;
  problems: string[];
}

/** The server's occupation at the kill. */
type Moment = 'writing' | 'starting' | 'resetting' | 'restoring';

/** Of a hundred kills. */
const shares: Readonly<Record<Moment, number>> = { writing: 70, starting: 14, resetting: 8, restoring: 8 };
const usual_moments = Object.entries(shares).flatMap(([moment, share]) => Array<Moment>(share).fill(moment as Moment));

/** Of those that were there after an earlier kill, so many are looked up after each; in the end, all. */
const looked_up_again = 300;

/** From its start until it listens, a server takes some 300 ms; a reset and a restore some 30. */
const longest_ms: Readonly<Record<Moment, number>> = { writing: 300, starting: 500, resetting: 60, restoring: 60 };

/** Receivers are tried again after up to some seconds. */
const usual_patience_ms = 60_000;
const most_problems = 20;

export async function crashTest(plan: CrashPlan): Promise<CrashResult> {
  const folder = mkdtempSync(join(tmpdir(), 'crashes-'));
  const receiver = await startDeliveryReceiver();
  try {
    return await killedAgainAndAgain(plan, folder, receiver);
  } finally {
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killedAgainAndAgain(
  { kills, seed, mutant, moments = usual_moments, patience_ms = usual_patience_ms, tell = () => {} }: CrashPlan,
  folder: string,
  receiver: DeliveryReceiver,
): Promise<CrashResult> {
  const program = await compileChild(folder);
  const file = join(folder, 'state.db');
  const random = createRandom(`crashes ${seed}`);
  const begin = () =>
    startCrashing(program, ['--data', file, '--port', '0', ...(mutant === undefined ? [] : ['--mutant', mutant])]);
  const state = await seedStateOf('small');
  const owner = principalsOf(state, '1').owner!;
  const { token } = owner;
  const seeded = seededRecords(state);
  const figures: CrashFigures = {
    ...{ kills: 0, by_kind: {}, acknowledged: {}, looked_up: 0, pending_deliveries: 0, unfinished_runs: 0 },
  };
  const problems: string[] = [];
  const expected = new Set<string>();
  /** Ledgers that may hold now: after a kill in the middle of a reset, this or that. */
  let candidates: Ledger[] = [new Map()];

  /** Further ends that each run may have: a snapshot that holds it unfinished lets it end again. */
  const ends_again = new Map<string, number>();

  let left: Left = nothing_left;

  /** Ids that were looked up after an earlier kill. */
  const seen = new Set<string>();

  /** A lost record stays lost, so it is enough to look at a few each time, and at all in the end. */
  function someOf(ledger: Ledger): Kept[] {
    const fresh = [...ledger.values()].filter(({ id }) => !seen.has(id));
    const old = [...ledger.values()].filter(({ id }) => seen.has(id));
    const first = old.length > looked_up_again ? random.integer(old.length) : 0;
    return [...fresh, ...[...old, ...old].slice(first, first + Math.min(old.length, looked_up_again))];
  }

  /** Looks at what there is after a kill. @returns what turned out to be there */
  async function checked({ base_url }: ServerAt, is_end = false): Promise<Map<string, Kept>> {
    const { workflows, threshold } = left;
    const shown: Shown = { ask: askerOf(base_url, token), workflow: (id) => workflows.get(id), threshold };
    problems.push(...(await lossesOf(seeded, shown)));
    const all = new Map(candidates.flatMap((ledger) => [...ledger]));
    const complaints: string[][] = [];
    for (const ledger of candidates) {
      const looked_at = is_end || candidates.length > 1 ? [...ledger.values()] : someOf(ledger);
      for (const { id } of looked_at) seen.add(id);
      figures.looked_up += looked_at.length;
      const others = [...all].filter(([id]) => !ledger.has(id)).map(([, kept]) => kept);
      const found = [...(await lossesOf(looked_at, shown)), ...(await leftoversOf(others, shown))];
      if (found.length === 0) return new Map(ledger);
      complaints.push(found);
    }
    problems.push(...complaints.toSorted((a, b) => a.length - b.length)[0]!);
    return new Map(candidates[0]);
  }

  async function killed(server: CrashingServer, moment: Moment): Promise<void> {
    const ended = await server.kill();
    if (ended !== undefined) problems.push(`the server ${ended}`);
    figures.kills += 1;
    figures.by_kind[moment] = (figures.by_kind[moment] ?? 0) + 1;
    const ids = candidates.flatMap((ledger) => [...ledger.values()]).filter(({ kind }) => kind === 'workflow');
    left = await leftIn(file, folder, { organization: owner.organization.id, workflows: ids });
    const own = left.deliveries.filter(({ url }) => url.startsWith(receiver.url));
    if (candidates.length === 1) for (const { id } of own) expected.add(id);
    figures.pending_deliveries += own.length;
    figures.unfinished_runs += left.runs;
  }

  for (let round = 0; round < kills && problems.length === 0; round++) {
    const moment = moments[random.integer(moments.length)]!;
    const server = begin();
    const delay_ms = random.integer(longest_ms[moment]);
    if (moment === 'starting') {
      await wait(delay_ms);
      await killed(server, moment);
      continue;
    }
    const at = await server.ready;
    if (!at) {
      problems.push(`round ${round}: the server does not start: ${await server.kill()}`);
      break;
    }
    const ledger = await checked(at);
    candidates = [ledger];
    const ask = askerOf(at.base_url, token);
    const acknowledged = (kind: string) => {
      figures.acknowledged[kind] = (figures.acknowledged[kind] ?? 0) + 1;
    };
    const snapshot = moment === 'restoring' ? await snapshotOf(at, ledger, ask) : undefined;
    const writing = writeUntilGone({ ask, fetch, ledger, random, receiver_url: receiver.url, acknowledged });
    if (moment === 'writing') {
      await wait(delay_ms);
      await killed(server, moment);
    } else {
      await wait(random.integer(longest_ms.writing));
      // Nobody can say of writes beside it on which side of it they fall; so this one alone is under way at the end.
      const exchange = new AbortController();
      writing.stop();
      await writing.ended;
      const path = moment === 'resetting' ? '/reset' : `/snapshots/${snapshot!.id}/restore`;
      const after = moment === 'resetting' ? worldsIn(ledger) : restoredIn(ledger, snapshot!.ledger);
      const done = fetch(`${at.control_url}${path}`, { method: 'POST', signal: exchange.signal }).then(
        async (response) => {
          if (response.ok) candidates = [after];
          else problems.push(`${path} was answered ${response.status}: ${await response.text()}`);
        },
        () => {},
      );
      candidates = [new Map(ledger), after];
      expected.clear();
      for (const id of snapshot?.unfinished ?? []) ends_again.set(id, (ends_again.get(id) ?? 0) + 1);
      // Now and then it is done: what was acknowledged then is a state with little in it.
      await (random.integer(3) === 0 ? done : wait(delay_ms));
      await killed(server, moment);
      exchange.abort();
      await done;
    }
    problems.push(...(await writing.ended));
    if ((round + 1) % 50 === 0) tell(`${round + 1} kills, ${sum(figures.acknowledged)} acknowledged writes`);
  }

  if (problems.length === 0) {
    const server = begin();
    const at = await server.ready;
    if (!at) problems.push(`at the end: the server does not start: ${await server.kill()}`);
    else {
      const ledger = await checked(at, true);
      const ask = askerOf(at.base_url, token);
      problems.push(...(await unsettledOf({ ledger, expected, ends_again, receiver, patience_ms, ask })));
      await server.kill();
    }
  }
  return { figures, problems: problems.slice(0, most_problems) };
}

/** Of the seed state: runs that have ended, and those that begin with the world. */
function seededRecords(state: Awaited<ReturnType<typeof seedStateOf>>): Kept[] {
  const names = seedNames(state, '1');
  const runs = (state.runs ?? []).filter(({ organization }) => organization === 'acme-studio');
  return runs.map(({ name }) => ({ kind: 'run' as const, id: names.run(name), callback: '' }));
}

export async function lossesOf(all: Iterable<Kept>, shown: Shown): Promise<string[]> {
  const losses: string[] = [];
  await inTurn(all, async (kept) => losses.push(...[await lossOf(kept, shown)].flatMap((loss) => loss ?? [])));
  return losses;
}

async function leftoversOf(all: Iterable<Kept>, shown: Shown): Promise<string[]> {
  const left: string[] = [];
  await inTurn(all, async (kept) => {
    if (await isThere(kept, shown)) left.push(`${kept.kind} ${kept.id} is there, and what came with it is not`);
  });
  return left;
}

const at_once = 8;

async function inTurn<T>(all: Iterable<T>, look: (one: T) => Promise<unknown>): Promise<void> {
  const rest = [...all].values();
  const worker = async () => {
    for (const one of rest) await look(one);
  };
  await Promise.all(Array.from({ length: at_once }, worker));
}

/** @param send in the place of `fetch` */
export function askerOf(base_url: string, token: string, send = fetch): Ask {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await send(`${base_url}${path}`, { method, headers, ...sent });
    const text = await response.text();
    return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
  };
}

interface Snapshot {
  id: string;
  ledger: Ledger;
  /** Runs that it may hold unfinished. */
  unfinished: readonly string[];
}

async function snapshotOf({ control_url }: ServerAt, ledger: Ledger, ask: Ask): Promise<Snapshot> {
  const unfinished: string[] = [];
  // Runs that have ended before it are ended in it.
  await inTurn(runsIn(ledger), async ({ id }) => {
    if (!isOver((await ask('GET', `/v1/runs/${id}`)).json)) unfinished.push(id);
  });
  const response = await fetch(`${control_url}/snapshots`, { method: 'POST' });
  const { id } = (await response.json()) as { id: string };
  return { id, ledger: new Map(ledger), unfinished };
}

function runsIn(ledger: Ledger) {
  return [...ledger.values()].filter((kept) => kept.kind === 'run');
}

/** Content of the file of a process that is gone. */
interface Left {
  deliveries: readonly { id: string; url: string }[];
  runs: number;
  workflows: ReadonlyMap<string, { name: string; deleted_at: string | null }>;
  threshold: number;
}

const nothing_left: Left = { deliveries: [], runs: 0, workflows: new Map(), threshold: 0 };

interface Wanted {
  organization: string;
  workflows: readonly Kept[];
}

/** Read in a copy, so that the file stays as it is. */
async function leftIn(file: string, folder: string, { organization, workflows }: Wanted): Promise<Left> {
  const copy = join(folder, 'copy.db');
  // A restore that is only to be put in its place is what the next start finds.
  const restored = join(`${file}.restored`, 'records');
  const from = existsSync(restored) ? restored : file;
  for (const ending of ['', '-wal']) {
    rmSync(`${copy}${ending}`, { force: true });
    if (existsSync(`${from}${ending}`)) copyFileSync(`${from}${ending}`, `${copy}${ending}`);
  }
  if (!existsSync(copy)) return nothing_left;
  const store = openStore({ file: copy });
  try {
    // A file that is not whole is begun anew.
    if (!store.isWhole()) return nothing_left;
    const found = await Promise.all(workflows.map(({ id }) => store.workflow(id)));
    return {
      deliveries: await store.pendingDeliveries(),
      runs: (await store.unfinishedRuns()).length,
      threshold: Number((await store.balance(organization))?.low_balance_threshold),
      workflows: new Map(found.flatMap((row) => (row ? [[row.id, row.record] as const] : []))),
    };
  } finally {
    await store.close();
  }
}

interface Settling {
  ledger: Ledger;
  /** Ids of deliveries that were pending at some kill. */
  expected: ReadonlySet<string>;
  /** By run: how often it may have ended beyond once. */
  ends_again: ReadonlyMap<string, number>;
  receiver: DeliveryReceiver;
  patience_ms: number;
  ask: Ask;
}

/** Waits until every run has ended and every delivery has come. @returns what has not */
async function unsettledOf({ ledger, expected, ends_again, receiver, patience_ms, ask }: Settling): Promise<string[]> {
  const runs = runsIn(ledger);
  const webhooks = [...ledger.values()].filter((kept) => kept.kind === 'webhook');
  const began = performance.now();
  for (;;) {
    const missing = [
      ...[...expected].filter((id) => !receiver.ids.has(id)).map((id) => `delivery ${id} was pending and never came`),
      ...runs
        .filter(({ id, callback }) => receiver.of(id, callback).size === 0)
        .map(({ id }) => `run ${id}: its callback never came`),
    ];
    if (missing.length > 0 && performance.now() - began < patience_ms) {
      await wait(100);
      continue;
    }
    const twice = runs.flatMap(({ id, callback }) => {
      const paths = [callback, ...webhooks.map(({ url }) => new URL(url).pathname)];
      const most = 1 + (ends_again.get(id) ?? 0);
      const more = paths.filter((path) => receiver.of(id, path).size > most);
      return more.map((path) => `run ${id}: ${path} was told of ${receiver.of(id, path).size} deliveries`);
    });
    const unended: string[] = [];
    for (const { id } of runs) {
      const { json } = await ask('GET', `/v1/runs/${id}`);
      if (!isOver(json)) unended.push(`run ${id} is ${json?.status_code} in the end`);
    }
    return [...missing, ...twice, ...unended];
  }
}

export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0);
}
