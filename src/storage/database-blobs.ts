/** Blobs in a database that several processes share, in chunks, so that no process holds a whole file. */
import { createHash } from 'node:crypto';
import type { Database } from '../store/postgres/database.ts';
import { type BlobInfo, type BlobStore, BlobsClosed, bounded, WrongSize } from './blob-store.ts';

/** Of a statement each; larger ones would hold up what else the connection has to do. */
const chunk_bytes = 262_144;

type KeptBlob = [content: string, content_type: string, size_bytes: string, etag: string];

/** @param state the number of the state that they belong to */
export function createDatabaseBlobs(
  { sql, atomically }: Pick<Database, 'sql' | 'atomically'>,
  state: number,
): BlobStore {
  let is_closed = false;
  const find = async (key: string) => {
    const [row] = await sql<KeptBlob>(
      'SELECT content, content_type, size_bytes, etag FROM blobs WHERE state = $1 AND key = $2',
      ...[state, key],
    );
    if (!row) return undefined;
    const [content, content_type, size_bytes, etag] = row;
    return { content: Number(content), info: { content_type, size_bytes: Number(size_bytes), etag } };
  };

  return {
    async put(key, declared, body) {
      // Until a blob has it, it may be removed: whatever keeps it from being put.
      const [row] = await sql<[string]>('INSERT INTO contents (left_at) VALUES (now()) RETURNING id');
      const content = Number(row![0]);
      const hash = createHash('sha256');
      let size_bytes = 0;
      let number = 0;
      try {
        for await (const bytes of chunksOf(bounded(body, declared))) {
          if (is_closed) throw new BlobsClosed();
          hash.update(bytes);
          size_bytes += bytes.byteLength;
          await sql('INSERT INTO chunks VALUES ($1, $2, $3)', content, number++, bytes);
        }
        if (is_closed) throw new BlobsClosed();
      } catch (error) {
        await sql('DELETE FROM chunks WHERE content = $1', content);
        if (error instanceof WrongSize) return 'wrong_size';
        throw error;
      }
      const info: BlobInfo = {
        content_type: declared.content_type,
        size_bytes,
        etag: `"${hash.digest('hex').slice(0, 32)}"`,
      };
      await atomically(async (within) => {
        await within(
          `UPDATE contents SET left_at = now() WHERE id = (SELECT content FROM blobs WHERE state = $1 AND key = $2)`,
          ...[state, key],
        );
        await within('UPDATE contents SET left_at = NULL WHERE id = $1', content);
        await within(
          `INSERT INTO blobs (state, key, content, content_type, size_bytes, etag) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (state, key) DO UPDATE SET content = EXCLUDED.content, content_type = EXCLUDED.content_type,
             size_bytes = EXCLUDED.size_bytes, etag = EXCLUDED.etag`,
          ...[state, key, content, info.content_type, info.size_bytes, info.etag],
        );
      });
      return info;
    },
    info: async (key) => (await find(key))?.info,
    async *read(key, range) {
      const blob = await find(key);
      if (!blob) throw new Error(`no blob under ${key}`);
      const { start, end } = range ?? { start: 0, end: blob.info.size_bytes - 1 };
      for (let at = start; at <= end; ) {
        const number = Math.floor(at / chunk_bytes);
        const [row] = await sql<[Buffer]>(
          'SELECT bytes FROM chunks WHERE content = $1 AND number = $2',
          blob.content,
          number,
        );
        if (!row) throw new Error(`part ${number} of the blob under ${key} is gone`);
        const first = number * chunk_bytes;
        yield row[0].subarray(at - first, end + 1 - first);
        at = first + chunk_bytes;
      }
    },
    async close() {
      is_closed = true;
    },
  };
}

/** All of one size but the last. */
async function* chunksOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let held_bytes = 0;
  for await (const part of body) {
    waiting.push(part);
    held_bytes += part.byteLength;
    if (held_bytes < chunk_bytes) continue;
    const bytes = Buffer.concat(waiting);
    let at = 0;
    for (; held_bytes - at >= chunk_bytes; at += chunk_bytes) yield bytes.subarray(at, at + chunk_bytes);
    waiting = [bytes.subarray(at)];
    held_bytes -= at;
  }
  // Also of an endless number of small parts: the body may end at any of them.
  if (held_bytes > 0) yield Buffer.concat(waiting);
}
