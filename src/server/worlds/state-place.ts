/** Where the records and files of a world are kept: in memory, or in a file with folders beside it. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../input/make-folder.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { createFolderBlobs, type FolderBlobs, linkBlobs } from '../../storage/folder-blobs.ts';
import { createMemoryBlobs, type MemoryBlobs } from '../../storage/memory-blobs.ts';
import { openStore, type SqliteStore } from '../../store/sqlite-store.ts';
import { openSeededStore } from '../seed/open-seeded-store.ts';
import { plantBlobs } from '../seed/plant-assets.ts';
import type { SeedState } from '../seed/seed-state.ts';

/** What is kept, open. */
export interface OpenState {
  store: SqliteStore;
  blobs: BlobStore;
  /** It goes on where another process stopped. */
  is_reopened: boolean;
}

/** Where a state stands, beside its records and files. */
export interface StateProgress {
  /** How much was drawn from its random source, and how many requests came. */
  random: { seed: string; drawn: number; requests: number };
  now_ms: number;
}

/** Records and files as they were at some moment. */
export interface StateCopy {
  /** Puts them in the place of what was there, which must be closed. As often as asked. */
  open(): Promise<OpenState>;
  forget(): void;
}

/** Only one of what it opens is open at a time. */
export interface StatePlace {
  /** What is kept there; what the seed state holds where nothing is yet. @throws InputError */
  open(): Promise<OpenState>;
  /** Like `open`, after it has forgotten what is kept there. Copies stay. */
  openAnew(): Promise<OpenState>;
  /** Copies what is open now. */
  copy(): Promise<StateCopy>;
  /** Forgets copies that are left. */
  close(): void;
}

export interface Seeding {
  /** The state by name, where it has one. */
  name: string | SeedState | undefined;
  state: SeedState;
  seed: string;
}

export function memoryPlace(seeding: Seeding): StatePlace {
  let open: { store: SqliteStore; blobs: MemoryBlobs };

  async function openAnew(): Promise<OpenState> {
    const { store } = await openSeededStore(seeding);
    open = { store, blobs: createMemoryBlobs() };
    await plantBlobs(open.blobs, seeding.state, seeding.seed);
    return { ...open, is_reopened: false };
  }

  return {
    open: openAnew,
    openAnew,
    async copy() {
      const [template, blobs] = [open.store.snapshot(), open.blobs.copy()];
      return {
        async open() {
          open = { store: openStore({ template }), blobs: createMemoryBlobs(blobs) };
          return { ...open, is_reopened: false };
        },
        forget() {},
      };
    },
    close() {},
  };
}

/** @param file of the store; blobs and copies are in folders beside it, and copies go when the process ends */
export function filePlace(seeding: Seeding, file: string): StatePlace {
  const copies = `${file}.snapshots`;
  let open: { store: SqliteStore; blobs: FolderBlobs };

  async function openFile(): Promise<OpenState> {
    const { store, is_reopened } = await openSeededStore({ ...seeding, file });
    open = { store, blobs: await createFolderBlobs(`${file}.blobs`) };
    if (!is_reopened) await plantBlobs(open.blobs, seeding.state, seeding.seed);
    return { ...open, is_reopened };
  }

  async function openCopy(folder: string): Promise<OpenState> {
    removeState(file);
    await linkBlobs(join(folder, 'blobs'), `${file}.blobs`);
    const draft = `${file}.restored`;
    await copyFile(join(folder, 'records'), draft);
    await rename(draft, file);
    open = { store: openStore({ file }), blobs: await createFolderBlobs(`${file}.blobs`) };
    return { ...open, is_reopened: false };
  }

  return {
    async open() {
      const kept = await openFile();
      // What a process left behind that ended suddenly.
      removeFolder(copies);
      return kept;
    },
    openAnew() {
      removeState(file);
      return openFile();
    },
    async copy() {
      // At once: what is drawn and recorded next belongs together, and in no copy.
      const records = open.store.snapshot();
      const folder = join(copies, randomUUID());
      makeFolder(folder, 0o700);
      await writeFile(join(folder, 'records'), records, { mode: 0o600 });
      await open.blobs.copyTo(join(folder, 'blobs'));
      return { open: () => openCopy(folder), forget: () => removeFolder(folder) };
    },
    close: () => removeFolder(copies),
  };
}

/** The store's file, its log, and the folder of blobs beside it. */
function removeState(file: string): void {
  for (const ending of ['-wal', '-shm', '.blobs', '']) removeFolder(`${file}${ending}`);
}

function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
