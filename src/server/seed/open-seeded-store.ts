/** The store of a new world: a copy of what its seed state looks like for its seed, or a file that goes on as it was. */
import { rmSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { InputError } from '../../input/input-error.ts';
import { openStore, type SqliteStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { hashOf } from '../../store/token-hash.ts';
import { seedNames } from './seed-names.ts';
import type { SeedState } from './seed-state.ts';
import { usual_seed, usual_state } from './seed-states.ts';

export interface SeededStoreOptions {
  /** The state by name, where it has one. */
  name: string | SeedState | undefined;
  state: SeedState;
  seed: string;
  /** File of the store; in memory where there is none. */
  file?: string;
  /** A folder that belongs to the file: where a beginning came to nothing, it goes with it. */
  beside?: string;
  /** Nothing is lost with the power either. */
  fsync?: boolean;
}

/**
 * Content of each named state for each seed, as bytes that are never written to: a pure function of its key, kept
 * because planting thousands of records takes a hundred times as long as copying them.
 */
const templates = new Map<string, Promise<Uint8Array>>();
const most_templates = 8;

export interface SeededStore {
  store: SqliteStore;
  /** The file held a state already, which goes on. Where it does not, the store is to be told when it is whole. */
  is_reopened: boolean;
}

/** @throws InputError for a file that cannot be used, or was begun with another seed */
export async function openSeededStore(options: SeededStoreOptions): Promise<SeededStore> {
  const { name = usual_state, state, seed, file } = options;
  if (file !== undefined) return openFile(file, options);
  if (typeof name !== 'string') return { store: await planted(emptyStore(), state, seed), is_reopened: false };
  const key = `${name} ${seed}`;
  const template = templates.get(key) ?? made(key, state, seed);
  if (templates.size >= most_templates) templates.clear();
  templates.set(key, template);
  return { store: openStore({ template: await template }), is_reopened: false };
}

/** Tables and indexes with nothing in them, as bytes: to make them takes as long as to plant a small state. */
let empty: Uint8Array | undefined;

function emptyStore(): SqliteStore {
  if (!empty) {
    const store = openStore();
    empty = store.snapshot();
    void store.close();
  }
  return openStore({ template: empty });
}

async function made(key: string, state: SeedState, seed: string): Promise<Uint8Array> {
  if (key === `${usual_state} ${usual_seed}`) {
    const { planted_before } = await import('./planted-before.ts');
    if (planted_before) return brotliDecompressSync(planted_before);
  }
  return templateOf(state, seed);
}

/** The state as bytes. */
export async function templateOf(state: SeedState, seed: string): Promise<Uint8Array> {
  const store = await planted(emptyStore(), state, seed);
  const template = store.snapshot();
  await store.close();
  return template;
}

async function openFile(file: string, { state, seed, beside, fsync }: SeededStoreOptions): Promise<SeededStore> {
  const is_new = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
  const open = () => openStore({ file, synchronous: fsync ? 'full' : 'normal' });
  const found = open();
  try {
    if (found.isWhole()) {
      if (await isPlanted(found, state, seed)) return { store: found, is_reopened: true };
      throw new InputError(`${file}: was begun with another --seed or --seed-state; give the same ones again`);
    }
  } catch (error) {
    await found.close();
    throw error;
  }
  if (!is_new) {
    // Of a process that ended in the middle of its beginning.
    await found.close();
    if (beside !== undefined) rmSync(beside, { recursive: true, force: true });
    removeStore(file);
  }
  const store = is_new ? found : open();
  try {
    return { store: await planted(store, state, seed), is_reopened: false };
  } catch (error) {
    await store.close();
    removeStore(file);
    throw error;
  }
}

/** The file and its log. */
export function removeStore(file: string): void {
  for (const ending of ['-wal', '-shm', '']) rmSync(`${file}${ending}`, { force: true });
}

/** The tokens are planted last: who finds the last of them finds everything before it. */
export async function isPlanted(store: Store, state: SeedState, seed: string): Promise<boolean> {
  const last = state.principals.at(-1);
  return last !== undefined && (await store.tokenByHash(hashOf(seedNames(state, seed).token(last)))) !== undefined;
}

async function planted(store: SqliteStore, state: SeedState, seed: string): Promise<SqliteStore> {
  const { plant } = await import('./plant.ts');
  await plant(store, state, seed);
  return store;
}
