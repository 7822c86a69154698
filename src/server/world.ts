/** A world: one complete state of the reference server, and everything that acts on it. Nothing outside it is shared. */
import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { type ChoicesDocument, type ResolvedChoices, referenceChoices, resolve } from '../choices/choices.ts';
import { type Policies, policiesOf } from '../choices/policies.ts';
import type { OperationId } from '../contract/operations.ts';
import { derive } from '../engine/random.ts';
import { createFolderBlobs } from '../storage/folder-blobs.ts';
import { createMemoryBlobs } from '../storage/memory-blobs.ts';
import { createParts } from './create-parts.ts';
import { putEmittedEvents } from './emitted-events.ts';
import { type Fixtures, fixturesOf } from './fixtures.ts';
import type { InProcess } from './in-process.ts';
import type { Parts, WrapParts } from './parts.ts';
import { type Principal, principalsOf } from './principals.ts';
import { openSeededStore } from './seed/open-seeded-store.ts';
import { plantBlobs } from './seed/plant-assets.ts';
import { plantLiveWork } from './seed/plant-work.ts';
import { seedNames } from './seed/seed-names.ts';
import type { SeedState } from './seed/seed-state.ts';
import { seedStateOf } from './seed/seed-states.ts';

export interface WorldOptions {
  /** What the world holds at first: a state of `fixtures/seeds` by name, or one at hand. `small` unless given. */
  seed_state?: 'small' | 'full' | SeedState;
  /** What the server does about open clauses; the reference for all that is left out. */
  choices?: ChoicesDocument;
  /** Everything drawn comes from it: ids, tokens, secrets. 1 unless given. */
  seed?: number;
  /** `virtual` stands still until it is advanced. `real` unless given. */
  clock?: 'real' | 'virtual';
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
  readonly parts: Parts;
  readonly choices: ResolvedChoices;
  readonly urls: WorldUrls;
  readonly principals: Readonly<Record<string, Principal>>;
  /** Records that tests may count on. */
  readonly fixtures: Fixtures;
  /** What the choices say of one operation. */
  policies(operation: OperationId): Policies;
  /** The same key for the same label as long as the seed is the same. */
  secret(label: string): KeyObject;
  onFault(error: unknown): void;
  /** Answers a request in process: one to the interface, or to a storage URL of this world. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** Where a world's storage is that no server listens for: `.localhost` leads nowhere else (RFC 6761). */
export const in_process_storage = 'http://storage.localhost';

/** @throws InputError for choices that the server cannot do and a data file that is none */
export async function createWorld(options: WorldOptions = {}, wrap: WrapParts = (parts) => parts): Promise<World> {
  const { data, onFault = (error) => console.error(error) } = options;
  const choices = options.choices ? resolve(options.choices) : referenceChoices;
  const seed = String(options.seed ?? 1);
  const state = await seedStateOf(options.seed_state ?? 'small');
  const { store, is_reopened } = await openSeededStore({ name: options.seed_state, state, seed, file: data });
  const blobs = data === undefined ? createMemoryBlobs() : await createFolderBlobs(`${data}.blobs`);
  if (!is_reopened) await plantBlobs(blobs, state, seed);

  const { parts: own_parts, sender } = createParts({
    clock: options.clock,
    // A world that goes on where another process stopped must not draw the same ids again.
    random_seed: is_reopened ? randomUUID() : seed,
    choices,
    store,
    blobs,
    onFault,
  });
  const parts = wrap(own_parts);

  const policies = new Map<OperationId, Policies>();
  const secrets = new Map<string, KeyObject>();
  let own: InProcess | undefined;
  const world: World = {
    id: randomUUID(),
    parts,
    choices,
    urls: {
      base: withoutSlash(options.public_url),
      storage: withoutSlash(options.storage_public_url) ?? in_process_storage,
    },
    principals: principalsOf(state, seed),
    fixtures: fixturesOf(state, seed),
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
    async close() {
      options.in_process?.worlds.others.delete(world.id);
      await own?.application.close();
      // What was begun is finished; what a receiver takes its time for is tried again when the world goes on.
      parts.timers.close();
      await sender.close();
      await parts.timers.settled();
      await store.close();
      await blobs.close();
    },
  };
  await putEmittedEvents(store);
  if (!is_reopened) await plantLiveWork(store, state, seedNames(state, seed), parts.clock);
  await parts.runs.resume(world);
  // Runs that are to be under way are so before anybody asks.
  if (!is_reopened) await parts.timers.settled();
  await parts.deliveries.resume(world);
  return world;
}

function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
