/**
 * A server whose disk fails: at the first call of a kind that writes, then at the second, until one run meets none. Each
 * time it is killed and started on the same file, with a disk that is well again.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { principalsOf } from '../../src/server/seed/principals.ts';
import type { SeedState } from '../../src/server/seed/seed-state.ts';
import { seedStateOf } from '../../src/server/seed/seed-states.ts';
import { type StartedServer, startServer } from '../../src/server/start-server.ts';
import { type DeliveryReceiver, startDeliveryReceiver } from '../crashes/delivery-receiver.ts';
import { type Ask, isOver, isThere, type Kept, type Ledger, lossOf, type Shown } from '../crashes/ledger.ts';
import { compileProgram } from '../runs/compile-program.ts';
import { type Act, type ActContext, acts, long_ms } from './acts.ts';
import { type DiskServer, startOnDisk } from './disk-server.ts';
import type { DiskCase } from './points.ts';
import { failing, pathsOf, type Traced, tracedOf, watched } from './strace.ts';

/** Setting of a run of the server. */
export interface DiskRig {
  folder: string;
  program: string;
  /** Of the owner. */
  token: string;
  receiver: DeliveryReceiver;
  state: SeedState;
  /** The same, for a process. */
  seed_state: string;
  mutant: string | undefined;
}

export async function withRig<Result>(
  mutant: string | undefined,
  work: (rig: DiskRig) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const receiver = await startDeliveryReceiver();
  try {
    const program = await compileProgram(new URL('disk-child.ts', import.meta.url), folder);
    const state = fewOf(await seedStateOf('small'));
    const seed_state = join(folder, 'state.json');
    writeFileSync(seed_state, JSON.stringify(state));
    const { token } = principalsOf(state, '1').owner!;
    // Leaves what was compiled to all after it, which are killed before they could.
    const server = startOnDisk({ program, args: ['--data', join(folder, 'first.db'), '--seed-state', seed_state] });
    await server.ready;
    await server.stop();
    return await work({ folder, program, token, receiver, state, seed_state, mutant });
  } finally {
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** No more than the acts need: each record at the beginning is calls that can fail. */
function fewOf({ asset_types, organizations, users, principals, models = [] }: SeedState): SeedState {
  return { asset_types, organizations, users, principals, models: models.filter(({ path }) => path === 'trial/spark') };
}

export interface Seen {
  /** The calls on the file and the folders beside it, in the order in which they ended. */
  calls: Traced[];
  problems: string[];
  refused: number;
}

/** A run without a fault; `calls` are all of the process. */
export async function undisturbed(rig: DiskRig): Promise<Seen> {
  const log = join(rig.folder, 'log');
  return oneRun(rig, log, watched(log), undefined);
}

/** The paths below the data folder that a run names. */
export function pathsIn({ folder }: DiskRig, { calls }: Seen): Set<string> {
  return new Set(calls.flatMap((call) => pathsOf(call, dataFolder(folder))));
}

export async function disturbed(rig: DiskRig, paths: Iterable<string>, fault: DiskCase): Promise<Seen> {
  const log = join(rig.folder, 'log');
  return oneRun(rig, log, failing(log, paths, fault), fault);
}

export const dataFolder = (folder: string): string => join(folder, 'data');

/** Status of a server that could not write. */
const honest = 507;
/** A fault that goes away may have come between twice: on each of two threads. */
const most_tries = 4;

async function oneRun(rig: DiskRig, log: string, before: readonly string[], fault?: DiskCase): Promise<Seen> {
  const { folder, program, receiver, seed_state, mutant } = rig;
  const data = dataFolder(folder);
  rmSync(data, { recursive: true, force: true });
  rmSync(log, { force: true });
  mkdirSync(data);
  receiver.clear();
  const args = ['--data', join(data, 'state.db'), '--seed-state', seed_state];
  const problems: string[] = [];
  let candidates: readonly Ledger[] = [new Map()];
  let refused = 0;
  const server = startOnDisk({ program, before, mutant, args });
  const at = await server.ready;
  if (at) {
    const context = contextOf(at, rig);
    try {
      ({ candidates, refused } = await acted(context, fault, problems));
    } catch (error) {
      // A TypeError of fetch: the other side is gone, and its end tells more.
      if (!(error instanceof TypeError)) throw error;
      problems.push('it broke an answer off');
    }
    const { said, code } = await server.kill();
    if (code !== null) problems.push(`it ended with ${code}: ${said.slice(-600)}`);
    else if (refused === 0 && said !== '' && !fault) problems.push(`it said: ${said.slice(0, 300)}`);
  } else problems.push(...(await complaintsAtStart(server)));
  problems.push(...(await lossesOf(rig, join(data, 'state.db'), candidates)));
  const calls = tracedOf(readFileSync(log, 'utf8'));
  return { calls, problems, refused };
}

function contextOf(
  { base_url, control_url }: { base_url: string; control_url: string },
  { token, receiver }: DiskRig,
): ActContext {
  return { ask: askerOf(base_url, token), control: askerOf(control_url), receiver_url: receiver.url, known: new Map() };
}

function askerOf(url: string, token?: string): Ask {
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, json: text.startsWith('{') ? JSON.parse(text) : undefined };
  };
}

/** It may refuse to start, with a line that says why. */
async function complaintsAtStart(server: DiskServer): Promise<string[]> {
  const { said, code } = await server.kill();
  const is_plain = code !== 0 && code !== null && said !== '' && !said.includes('\n');
  return is_plain ? [] : [`it does not start, with ${code}: ${said.slice(0, 300)}`];
}

/** @throws TypeError when the server is gone */
async function acted(context: ActContext, fault: DiskCase | undefined, problems: string[]) {
  let candidates: readonly Ledger[] = [new Map()];
  let copied: readonly Ledger[] = [];
  let refused = 0;
  for (const act of acts.slice(0, fault?.acts)) {
    if (act.needs !== undefined && !context.known.has(act.needs)) continue;
    const effect = (answer?: Parameters<Act['after']>[1]) =>
      act.copy === 'put back' ? copied : candidates.map((ledger) => act.after(ledger, answer, context));
    const tries = fault?.stays ? 1 : most_tries;
    for (let tried = 1; tried <= tries; tried++) {
      const answer = await act.send(context);
      if (answer.status < 300) {
        candidates = distinct(effect(answer));
        if (act.copy === 'taken') copied = candidates;
        break;
      }
      refused += 1;
      candidates = distinct([...candidates, ...effect()]);
      const told = `${act.name} was answered ${answer.status}: ${answer.text.slice(0, 200)}`;
      if (!fault || answer.status !== honest) problems.push(told);
      else if (!fault.stays && tried === tries) problems.push(`${told}, ${tries} times`);
    }
  }
  return { candidates, refused };
}

function distinct(ledgers: readonly Ledger[]): Ledger[] {
  return [...new Map(ledgers.map((ledger) => [JSON.stringify([...ledger]), ledger])).values()];
}

/**
 * Faults found by a server that starts on the same file, with a disk that is well. It runs in this process: nothing is
 * done to it, and another process would take as long to start as all else.
 */
async function lossesOf(rig: DiskRig, data: string, candidates: readonly Ledger[]): Promise<string[]> {
  const faults: string[] = [];
  const onFault = (error: unknown) => faults.push(`it is at fault when it goes on: ${error}`);
  let server: StartedServer;
  try {
    server = await startServer({ data, fsync: true, clock: 'virtual', seed_state: rig.state, onFault });
  } catch (error) {
    return [`it does not start again: ${error}`];
  }
  try {
    return [...(await lossesIn(server, rig, candidates)), ...faults];
  } finally {
    await server.stop();
  }
}

async function lossesIn(server: StartedServer, rig: DiskRig, candidates: readonly Ledger[]): Promise<string[]> {
  const { base_url, control_url } = server;
  const { ask, control } = contextOf({ base_url, control_url: control_url! }, rig);
  const shown: Shown = { ask, workflow: () => undefined, threshold: 0 };
  const all = new Map(candidates.flatMap((ledger) => [...ledger]));
  const complaints: string[][] = [];
  for (const ledger of candidates) {
    const found: string[] = [];
    for (const kept of ledger.values()) found.push(...[await lossOf(kept, shown)].flatMap((loss) => loss ?? []));
    for (const kept of all.values())
      if (!ledger.has(kept.id) && (await isThere(kept, shown)))
        found.push(`${kept.kind} ${kept.id} is there, and should not be`);
    complaints.push(found);
    if (found.length > 0) continue;
    return unendedOf([...ledger.values()], ask, control, rig.receiver);
  }
  return complaints.toSorted((a, b) => a.length - b.length)[0]!;
}

/** Runs that do not end, and of which nobody is told. */
async function unendedOf(kept: readonly Kept[], ask: Ask, control: Ask, receiver: DeliveryReceiver): Promise<string[]> {
  const { status } = await control('POST', '/clock/advance', { by_ms: long_ms });
  const problems = status === 200 ? [] : [`the advance of the clock was answered ${status}`];
  for (const one of kept) {
    if (one.kind !== 'run') continue;
    const { json } = await ask('GET', `/v1/runs/${one.id}`);
    if (!isOver(json)) problems.push(`run ${one.id} is ${json?.status_code}`);
    const told = receiver.of(one.id, one.callback).size;
    if (told !== 1) problems.push(`run ${one.id}: ${told} deliveries came of it`);
  }
  return problems;
}
