/** Blobs as files of a folder, so that they outlive the process. Acknowledged ones survive its sudden end. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../input/make-folder.ts';
import { type BlobInfo, type BlobStore, BlobsClosed, bounded, WrongSize } from './blob-store.ts';
import { syncedToDisk } from './synced-to-disk.ts';

/** Description of a blob on the disk: its public facts, and the file that holds the bytes. */
interface Description extends BlobInfo {
  file: string;
}

export interface FolderBlobs extends BlobStore {
  /** Makes a folder that holds the blobs as they are now, whatever becomes of them. It must not exist. */
  copyTo(folder: string): Promise<void>;
}

export interface FolderBlobsOptions {
  /** Bytes that were taken outlive a loss of power, too. */
  fsync?: boolean;
}

/** @param folder is made when it does not exist; what a process left in it that ended in the middle of a file goes */
export async function createFolderBlobs(
  folder: string,
  { fsync = false }: FolderBlobsOptions = {},
): Promise<FolderBlobs> {
  makeFolder(folder);
  if (fsync) await syncedToDisk(dirname(resolve(folder)));
  await removeUnfinished(folder);
  const inTurn = createTurns();
  const closing = new AbortController();
  // Keys hold slashes and names that callers chose; a hash is a file name on every system.
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const descriptionOf = (key: string) => join(folder, `${nameOf(key)}.json`);

  async function describe(key: string): Promise<Description | undefined> {
    try {
      return JSON.parse(await readFile(descriptionOf(key), 'utf8')) as Description;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async function keep(key: string, description: Description): Promise<void> {
    const { file } = description;
    if (closing.signal.aborted) {
      await rm(join(folder, file), { force: true });
      throw new BlobsClosed();
    }
    const before = await describe(key);
    // The rename is the one step that makes the new bytes the blob: before it the old ones are whole.
    const draft = join(folder, `${file}.json`);
    await writeFile(draft, JSON.stringify(description), { flush: fsync }).catch(async (error: unknown) => {
      // On a full disk, a refused file must not keep its room. The file of a failed rename might be in use.
      for (const left of [draft, join(folder, file)]) await rm(left, { force: true });
      throw error;
    });
    await rename(draft, descriptionOf(key));
    if (fsync) await syncedToDisk(folder);
    if (before) await rm(join(folder, before.file), { force: true });
  }

  return {
    async put(key, declared, body) {
      const file = `${nameOf(key)}.${randomUUID()}.blob`;
      const hash = createHash('sha256');
      let size_bytes = 0;
      const writer = createWriteStream(join(folder, file), { flush: fsync });
      try {
        await pipeline(
          bounded(body, declared),
          async function* (chunks) {
            for await (const chunk of chunks) {
              hash.update(chunk);
              size_bytes += chunk.byteLength;
              yield chunk;
            }
          },
          writer,
          { signal: closing.signal },
        );
      } catch (error) {
        // A file whose opening is under way would come into being after it was removed.
        if (!writer.closed) await new Promise<void>((done) => writer.once('close', () => done()));
        await rm(join(folder, file), { force: true });
        if (error instanceof WrongSize) return 'wrong_size';
        throw closing.signal.aborted ? new BlobsClosed() : error;
      }
      const info = { content_type: declared.content_type, size_bytes, etag: `"${hash.digest('hex').slice(0, 32)}"` };
      await inTurn(() => keep(key, { ...info, file }));
      return info;
    },
    async info(key) {
      const found = await describe(key);
      return found && { content_type: found.content_type, size_bytes: found.size_bytes, etag: found.etag };
    },
    async *read(key, range) {
      const found = await describe(key);
      if (!found) throw new Error(`no blob under ${key}`);
      yield* createReadStream(join(folder, found.file), range) as AsyncIterable<Buffer>;
    },
    copyTo: (copy) => inTurn(() => linkBlobs(folder, copy)),
    async close() {
      closing.abort();
      await inTurn(async () => {});
    },
  };
}

/** Makes a folder with the blobs of another, closed one. They share the bytes: blob files are never changed. */
export async function linkBlobs(from: string, to: string): Promise<void> {
  makeFolder(to);
  const names = (await readdir(from)).filter((name) => isDescription.test(name));
  for (const name of names) {
    const { file } = JSON.parse(await readFile(join(from, name), 'utf8')) as Description;
    for (const linked of [file, name]) await link(join(from, linked), join(to, linked));
  }
}

/** Nobody was told of what is removed: it was on its way when the process ended, or had just been replaced. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder);
  const described = new Set(names.filter((name) => isDescription.test(name)));
  const files = Map.groupBy(
    names.filter((name) => isFile.test(name)),
    (name) => `${name.slice(0, hash_digits)}.json`,
  );
  const left = names.filter((name) => isDraft.test(name));
  for (const [description, all] of files) {
    // Of most there is one, which need not be read for that.
    if (all.length === 1 && described.has(description)) continue;
    const kept = described.has(description)
      ? (JSON.parse(await readFile(join(folder, description), 'utf8')) as Description).file
      : undefined;
    left.push(...all.filter((name) => name !== kept));
  }
  for (const name of left) await rm(join(folder, name), { force: true });
}

const hash_digits = 64;
const isFile = /^[0-9a-f]{64}\.[0-9a-f-]{36}\.blob$/;
const isDraft = /^[0-9a-f]{64}\.[0-9a-f-]{36}\.blob\.json$/;

/** Drafts of descriptions, and blobs that are still coming, have longer names. */
const isDescription = /^[0-9a-f]{64}\.json$/;

/** One act after another, so that a copy meets none that is half done. */
function createTurns(): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const result = last.then(act);
    last = result.catch(() => {});
    return result;
  };
}
