/** Blobs as files of a folder, so that they outlive the process. What was acknowledged survives its sudden end. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type BlobInfo, type BlobStore, bounded, WrongSize } from './blob-store.ts';

/** What the description of a blob adds to its public facts: the file that holds the bytes. */
interface Description extends BlobInfo {
  file: string;
}

/** @param folder is made when it does not exist */
export async function createFolderBlobs(folder: string): Promise<BlobStore> {
  await mkdir(folder, { recursive: true });
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

  return {
    async put(key, declared, body) {
      const file = `${nameOf(key)}.${randomUUID()}.blob`;
      const hash = createHash('sha256');
      let size_bytes = 0;
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
          createWriteStream(join(folder, file)),
        );
      } catch (error) {
        await rm(join(folder, file), { force: true });
        if (error instanceof WrongSize) return 'wrong_size';
        throw error;
      }
      const before = await describe(key);
      const info = { content_type: declared.content_type, size_bytes, etag: `"${hash.digest('hex').slice(0, 32)}"` };
      // The rename is the one step that makes the new bytes the blob: before it the old ones are whole.
      const draft = join(folder, `${file}.json`);
      await writeFile(draft, JSON.stringify({ ...info, file }));
      await rename(draft, descriptionOf(key));
      if (before) await rm(join(folder, before.file), { force: true });
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
    async close() {},
  };
}
