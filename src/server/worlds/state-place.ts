/** Place of the records and files of a world: in memory, or in a file with folders beside it. */
import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../input/make-folder.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createFolderBlobs, type FolderBlobs, linkBlobs } from '../../storage/folder-blobs.ts';
import { createMemoryBlobs, type MemoryBlobs } from '../../storage/memory-blobs.ts';
import { syncedToDisk } from '../../storage/synced-to-disk.ts';
import type { Differences } from '../../store/differences.ts';
import type { ScriptRow } from '../../store/run-rows.ts';
import { differencesBetween } from '../../store/sqlite-differences.ts';
import { openStore, type SqliteStore } from '../../store/sqlite-store.ts';
import type { Store } from '../../store/store.ts';
import { openSeededStore, removeStore } from '../seed/open-seeded-store.ts';
import { plantBlobs } from '../seed/plant-assets.ts';
import type { SeedState } from '../seed/seed-state.ts';

/** Records and files, open. */
export interface OpenState {
  store: Store;
  blobs: BlobStore;
  /** It goes on where another process stopped. */
  is_reopened: boolean;
  /** Of one that goes on: until when things had happened in it. Its clock does not go back behind that. */
  latest_ms?: number;
  /** To be called when all is there that a state begins with: until then, whoever finds it begins anew. */
  setWhole(): void | Promise<void>;
}

/** Progress of a state, beside its records and files. */
export interface StateProgress {
  /** Amount drawn from its random source, and number of requests. */
  random: { seed: string; drawn: number; requests: number };
  now_ms: number;
}

/** Records and files as they were at some moment. */
export interface StateCopy {
  /**
   * Puts them in the place of what was there, which must be closed. As often as asked.
   * @param scripts what waits for runs now, and goes on doing so
   */
  open(scripts: readonly ScriptRow[]): Promise<OpenState>;
  /** Differences from then to what is open now. @param most longest that each list may be */
  changes(most?: number): Promise<Differences>;
}

/** Copies of what is open, under the ids of snapshots. */
export interface StateCopies {
  /** Counts what is put: equal states count alike. */
  next(): Promise<number>;
  /** Copies what is open now. */
  put(kept: CopyLabel): Promise<void>;
  /** In the order of their making. */
  all(): Promise<(CopyLabel & { copy: StateCopy })[]>;
  /** False when there is none of that id. */
  remove(id: string): Promise<boolean>;
}

interface CopyLabel {
  id: string;
  /** The time of the world's clock. */
  created_at: string;
  standing: StateProgress;
}

/** Only one of what it opens is open at a time. */
export interface StatePlace {
  /** Opens the records kept there; the seed state where nothing is yet. @throws InputError */
  open(): Promise<OpenState>;
  /** Like `open`, after it has forgotten what is kept there. Copies stay. */
  openAnew(): Promise<OpenState>;
  /** False when another process has put a state in the place of what is open here. Absent where none can. */
  isCurrent?(): Promise<boolean>;
  /** True while another process serves it. Absent where none can. */
  isShared?(): Promise<boolean>;
  copies: StateCopies;
  /** Forgets copies that are left, where nobody else has them. */
  close(): void;
}

/** Finds the place of a world for what it begins with. */
export type PlaceOf = (seeding: Seeding) => StatePlace;

export interface Seeding {
  /** The state by name, where it has one. */
  name: string | SeedState | undefined;
  state: SeedState;
  seed: string;
}

/** Copies that go with the process. @param copied also says how to let go of the copy */
function ownCopies(copied: () => Promise<StateCopy & { forget?: () => void }>): StateCopies {
  const kept = new Map<string, CopyLabel & { copy: StateCopy & { forget?: () => void } }>();
  let put = 0;
  return {
    next: async () => put++,
    async put(label) {
      kept.set(label.id, { ...label, copy: await copied() });
    },
    all: async () => [...kept.values()],
    async remove(id) {
      kept.get(id)?.copy.forget?.();
      return kept.delete(id);
    },
  };
}

export function memoryPlace(seeding: Seeding): StatePlace {
  let open: { store: SqliteStore; blobs: MemoryBlobs };

  async function openAnew(): Promise<OpenState> {
    const { store } = await openSeededStore(seeding);
    open = { store, blobs: createMemoryBlobs() };
    await plantBlobs(open.blobs, seeding.state, seeding.seed);
    return { ...open, is_reopened: false, setWhole() {} };
  }

  return {
    open: openAnew,
    openAnew,
    copies: ownCopies(async () => {
      const [template, blobs] = [open.store.snapshot(), open.blobs.copy()];
      return {
        async open() {
          open = { store: openStore({ template }), blobs: createMemoryBlobs(blobs) };
          return { ...open, is_reopened: false, setWhole() {} };
        },
        changes: (most) => differencesBetween(template, open.store.snapshot(), most),
      };
    }),
    close() {},
  };
}

export interface FilePlaceOptions {
  /** Of the store; blobs and copies are in folders beside it, and copies go when the process ends. */
  file: string;
  /** Nothing is lost with the power either. */
  fsync?: boolean | undefined;
}

export function filePlace(seeding: Seeding, { file, fsync = false }: FilePlaceOptions): StatePlace {
  const copies = `${file}.snapshots`;
  const blobs_folder = `${file}.blobs`;
  const restored = restoredIn(file);
  const synchronous = fsync ? 'full' : 'normal';
  let open: { store: SqliteStore; blobs: FolderBlobs };
  let is_ours = false;

  async function opened(store: SqliteStore, is_reopened: boolean): Promise<OpenState> {
    open = { store, blobs: await orClosed(store, () => createFolderBlobs(blobs_folder, { fsync })) };
    return { ...open, is_reopened, setWhole: () => store.setWhole(true) };
  }

  async function openFile(): Promise<OpenState> {
    const { store, is_reopened } = await openSeededStore({ ...seeding, file, beside: blobs_folder, fsync });
    const state = await opened(store, is_reopened);
    if (!is_reopened) await orClosed(store, () => plantBlobs(open.blobs, seeding.state, seeding.seed));
    const latest = is_reopened ? store.latestTime() : undefined;
    return latest === undefined ? state : { ...state, latest_ms: Date.parse(latest) };
  }

  /** Before anything takes the place of a state that was restored: that is what the next start would find. */
  async function finishRestore(): Promise<void> {
    if (!existsSync(restored)) return;
    // Only where nobody has it open.
    await openStore({ file }).close();
    await putRestored(file, fsync);
  }

  async function openCopy(folder: string, scripts: readonly ScriptRow[]): Promise<OpenState> {
    await finishRestore();
    const draft = `${restored}.draft`;
    removeFolder(draft);
    makeFolder(draft, 0o700);
    await linkBlobs(join(folder, 'blobs'), join(draft, 'blobs'));
    await copyFile(join(folder, 'records'), join(draft, 'records'));
    const records = openStore({ file: join(draft, 'records'), synchronous });
    await orClosed(records, () => records.setScripts(scripts));
    await records.close();
    if (fsync) for (const name of ['records', 'blobs', '.']) await syncedToDisk(join(draft, name));
    // From here on the copy is what is kept: whoever opens the file next puts it in its place.
    renameSync(draft, restored);
    await putRestored(file, fsync);
    return opened(openStore({ file, synchronous }), false);
  }

  return {
    async open() {
      await finishRestore();
      const kept = await openFile();
      // Copies left by a process that ended suddenly; those of this process since then are its own.
      if (!is_ours) for (const left of [copies, `${restored}.draft`]) removeFolder(left);
      is_ours = true;
      return kept;
    },
    async openAnew() {
      await finishRestore();
      const store = openStore({ file, synchronous });
      await orClosed(store, async () => store.setWhole(false));
      await store.close();
      return openFile();
    },
    copies: ownCopies(async () => {
      // At once: what is drawn and recorded next belongs together, and in no copy.
      const records = open.store.snapshot();
      const folder = join(copies, randomUUID());
      makeFolder(folder, 0o700);
      await writeFile(join(folder, 'records'), records, { mode: 0o600 });
      await open.blobs.copyTo(join(folder, 'blobs'));
      return {
        open: (scripts) => openCopy(folder, scripts),
        async changes(most) {
          const now = open.store.snapshot();
          return differencesBetween(await readFile(join(folder, 'records')), now, most);
        },
        forget: () => removeFolder(folder),
      };
    }),
    close: () => removeFolder(copies),
  };
}

/** A store that stays open keeps the file from whoever tries again. */
async function orClosed<Result>(store: SqliteStore, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A state that is to take the place of what is kept, whole. */
const restoredIn = (file: string): string => `${file}.restored`;

/** May end at any step, and be done again. */
async function putRestored(file: string, fsync: boolean): Promise<void> {
  const restored = restoredIn(file);
  const [records, blobs] = [join(restored, 'records'), join(restored, 'blobs')];
  // Without power, names that are gone must not have been all that reached the disk.
  const named = async () => fsync && (await syncedToDisk(dirname(resolve(file))));
  await named();
  if (existsSync(blobs)) {
    removeFolder(`${file}.blobs`);
    renameSync(blobs, `${file}.blobs`);
  }
  if (existsSync(records)) {
    // A log that is left is not that of the file which comes.
    removeStore(file);
    renameSync(records, file);
  }
  await named();
  removeFolder(restored);
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
