/**
 * Further worlds of a server with `--data`: each has a folder of its own beside the file, with its records, its files, and
 * what was asked for when it was made. As long as that stands there the world is one of the server's.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { InputError } from '../../input/input-error.ts';
import { makeFolder } from '../../input/make-folder.ts';
import { syncedToDisk } from '../../storage/synced-to-disk.ts';
import type { WorldOptions } from '../world-options.ts';
import type { WorldRequest } from '../world-registry.ts';

/** Request from which a world is made again. */
export interface KeptRequest extends Omit<WorldRequest, 'expires_in'> {
  id: string;
  /** Real time, in milliseconds since 1970; left out when it stays. */
  expires_at_ms?: number | undefined;
}

export interface KeptWorlds {
  /** Place of the world of this id, which may be made for it. */
  placeOf(id: string, clock?: WorldOptions['clock']): Pick<WorldOptions, 'data' | 'fsync' | 'placed'>;
  /** The world is there from now on, also at the next start. */
  keep(request: KeptRequest): Promise<void>;
  /** It is not there any more at the next start. */
  forget(id: string): Promise<void>;
  /** Removes its records and files, once it is closed. */
  remove(id: string): Promise<void>;
  /**
   * Those that an earlier process kept; what it left of others is removed.
   * @throws InputError for what is damaged, or of a later version
   */
  found(): Promise<KeptRequest[]>;
  /** Those that are there now. Absent where no other process makes or removes some. */
  all?(): Promise<KeptRequest[]>;
}

/** Goes up with every change that an older version would read wrongly. */
const version = 1;

/** @param data the file of the default world, which this process alone has open */
export function createKeptWorlds(data: string, fsync = false): KeptWorlds {
  const all = `${data}.worlds`;
  const folderOf = (id: string) => join(all, id);
  const requestOf = (id: string) => join(folderOf(id), 'world.json');
  const named = async (folder: string) => fsync && (await syncedToDisk(folder));

  return {
    placeOf(id) {
      makeFolder(folderOf(id), 0o700);
      return { data: join(folderOf(id), 'state.db'), fsync };
    },
    async keep({ id, ...request }) {
      const draft = `${requestOf(id)}.draft`;
      await writeFile(draft, JSON.stringify({ version, ...request }), { mode: 0o600, flush: fsync });
      await rename(draft, requestOf(id));
      for (const folder of [folderOf(id), all, dirname(resolve(data))]) await named(folder);
    },
    async forget(id) {
      await rm(requestOf(id));
      await named(folderOf(id));
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async found() {
      return namesIn(all).flatMap((id) => {
        const kept = readKept(requestOf(id));
        if (kept) return { ...kept, id };
        // Of a process that ended while it made the world, or removed it.
        rmSync(folderOf(id), { recursive: true, force: true });
        return [];
      });
    },
  };
}

const isWorldId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => isWorldId.test(name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function readKept(file: string): Omit<KeptRequest, 'id'> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const { version: written, ...kept } = parsed(text, file);
  if (written === version) return kept;
  throw new InputError(
    `${file}: was written by a later version of model-run-kit; use that version or remove its folder`,
  );
}

function parsed(text: string, file: string): { version?: number } & Omit<KeptRequest, 'id'> {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null) return read;
  } catch {
    // Told of below.
  }
  throw new InputError(`${file}: is damaged; put a copy of it in its place, or remove its folder`);
}
