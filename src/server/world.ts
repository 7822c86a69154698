/** A world: one complete state of the reference server, and everything that acts on it. Nothing outside it is shared. */
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import type { ChoicesDocument, ResolvedChoices } from '../choices/choices.ts';
import { type Policies, policiesOf } from '../choices/policies.ts';
import type { OperationId } from '../contract/operations.ts';
import { createRandom, derive } from '../engine/random.ts';
import { createRunScripts, type RunScripts } from '../engine/run-scripts.ts';
import type { ClockMode } from '../engine/time.ts';
import { type Activity, createActivity } from './activity.ts';
import { createFaultBook, type FaultBook } from './fault-book.ts';
import { type Fixtures, fixturesOf } from './fixtures.ts';
import type { InProcess } from './in-process.ts';
import type { Parts, WrapParts } from './parts.ts';
import { type Principal, principalsOf } from './principals.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { resolvedChoices } from './resolved-choices.ts';
import type { SeedState } from './seed/seed-state.ts';
import { seedStateOf } from './seed/seed-states.ts';
import type { Snapshot } from './snapshots.ts';
import { openStates, type WorldStates } from './world-states.ts';

export interface WorldOptions {
  /** Names the world within its server; drawn unless given. */
  id?: string;
  /** What the world holds at first: a state of `fixtures/seeds` by name, or one at hand. `small` unless given. */
  seed_state?: 'small' | 'full' | SeedState;
  /** What the server does about open clauses; the reference for all that is left out. */
  choices?: ChoicesDocument;
  /** Everything drawn comes from it: ids, tokens, secrets. 1 unless given. */
  seed?: number;
  /** `real` unless given. */
  clock?: ClockMode;
  /** Whether texts in the input of a run, and `Prefer` headers, may ask for an outcome. They may unless this is false. */
  directives?: boolean;
  /** Keeps the state in this file, and blobs in a folder beside it. Otherwise both are in memory. */
  data?: string;
  /** What stands before `/v1` in URLs; otherwise what the caller used. */
  public_url?: string;
  /** What stands before the key in storage URLs. */
  storage_public_url?: string;
  /** Is told of faults of the server itself, which callers only see as a 500. Otherwise they go to standard error. */
  onFault?(error: unknown): void;
  /** What `fetch` goes through, shared by many worlds; otherwise the first `fetch` makes one for this world alone. */
  in_process?: InProcess;
}

/** No slash at the end of either. */
export interface WorldUrls {
  /** What stands before `/v1`; absent where callers are answered with the address that they used. */
  base?: string;
  /** What stands before the key of a blob. A server that listens puts its own here unless one was given. */
  storage: string;
}

export interface World {
  /** Names the world within its server. */
  readonly id: string;
  readonly seed: number;
  readonly clock_mode: ClockMode;
  readonly directives: boolean;
  /** Others after a reset or a restore: look them up when they are needed. */
  readonly parts: Parts;
  readonly choices: ResolvedChoices;
  readonly urls: WorldUrls;
  readonly principals: Readonly<Record<string, Principal>>;
  /** Records that tests may count on. */
  readonly fixtures: Fixtures;
  readonly activity: Activity;
  readonly faults: FaultBook;
  readonly scripts: RunScripts;
  readonly log: RequestLog;
  /** What the choices say of one operation. */
  policies(operation: OperationId): Policies;
  /** The same key for the same label as long as the seed is the same. */
  secret(label: string): KeyObject;
  onFault(error: unknown): void;
  /** Answers a request in process: one to the interface, or to a storage URL of this world. */
  fetch(request: Request): Promise<Response>;
  /**
   * This world with the state that it has now: its parts stay the same whatever happens. A request, and whatever else
   * takes several steps, holds on to it, so that it meets one state and never two halves.
   */
  now(): World;
  /** Of what `now` gave: whether the state was exchanged or closed. What is done to it then comes to nothing. */
  readonly is_over: boolean;
  /**
   * Puts everything back to how it was at first: records, files, time, what is drawn next; no fault, no script, an empty
   * log. Tokens stay good, and snapshots stay. Requests under way end before it, except those that take longer than
   * `drain_ms`, which are cut; those that come meanwhile are answered after it.
   */
  reset(): Promise<void>;
  /**
   * Keeps what the world is like: records, files, where its random source stands, and the time of a clock that does not
   * go by itself. Snapshots are gone with the process.
   * @returns its id
   * @throws ControlRefusal `conflict` when there are as many as a world may have
   */
  snapshot(): Promise<string>;
  /** In the order of their making. */
  snapshots(): readonly Snapshot[];
  /**
   * Goes back to a snapshot, as often as asked: what it keeps is as it was then, and runs and deliveries that had not
   * ended go on from there. Faults, scripts, the log and a clock that goes by itself stay as they are now. Requests fare
   * as with `reset`. False when there is no such snapshot.
   */
  restore(snapshot_id: string): Promise<boolean>;
  /** Drops a snapshot; false when there is none of that id. */
  forget(snapshot_id: string): boolean;
  /** Requests under way end first, as with `reset`. */
  close(): Promise<void>;
}

/** Where a world's storage is that no server listens for: `.localhost` leads nowhere else (RFC 6761). */
export const in_process_storage = 'http://storage.localhost';

/** @throws InputError for choices that the server cannot do and a data file that is none */
export async function createWorld(options: WorldOptions = {}, wrap: WrapParts = (parts) => parts): Promise<World> {
  const {
    data,
    seed: seed_number = 1,
    clock: clock_mode = 'real',
    onFault = (error) => console.error(error),
  } = options;
  const choices = resolvedChoices(options.choices);
  const seed = String(seed_number);
  const seed_state = await seedStateOf(options.seed_state ?? 'small');
  const activity = createActivity();
  const faults = createFaultBook(createRandom(`${seed} faults`));
  const scripts = createRunScripts();
  const log = createRequestLog();
  const policies = new Map<OperationId, Policies>();
  const secrets = new Map<string, KeyObject>();
  let own: InProcess | undefined;
  const world: World = {
    id: options.id ?? randomUUID(),
    seed: seed_number,
    clock_mode,
    directives: options.directives ?? true,
    get parts() {
      return states.current().parts;
    },
    choices,
    urls: {
      base: withoutSlash(options.public_url),
      storage: withoutSlash(options.storage_public_url) ?? in_process_storage,
    },
    principals: principalsOf(seed_state, seed),
    fixtures: fixturesOf(seed_state, seed, choices),
    activity,
    faults,
    scripts,
    log,
    policies(operation) {
      const known = policies.get(operation) ?? policiesOf(choices, operation);
      policies.set(operation, known);
      return known;
    },
    secret(label) {
      const known = secrets.get(label) ?? createSecretKey(derive(seed, label));
      secrets.set(label, known);
      return known;
    },
    onFault,
    async fetch(request) {
      const { createInProcess, fetchInProcess } = await import('./in-process.ts');
      if (!options.in_process) own ??= createInProcess();
      return fetchInProcess(options.in_process ?? own!, world, request);
    },
    now: () => states.current().view,
    get is_over() {
      return states.isClosed();
    },
    async reset() {
      await states.reset(() => {
        for (const kept of [faults, scripts, log]) kept.clear();
      });
    },
    snapshot: () => states.snapshot(),
    snapshots: () => states.snapshots(),
    restore: (id) => states.restore(id),
    forget: (id) => states.forget(id),
    async close() {
      await states.close();
      options.in_process?.worlds.others.delete(world.id);
      await own?.application.close();
    },
  };
  const seeding = { name: options.seed_state, state: seed_state, seed };
  const states: WorldStates = await openStates({ world, seeding, choices, data, wrap });
  return world;
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
