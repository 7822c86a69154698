/** Blobs in memory: they go with the process. */
import { createHash } from 'node:crypto';
import { type BlobInfo, type BlobStore, BlobsClosed, bounded, WrongSize } from './blob-store.ts';

/** Parts of a body that are handed on at once, so that a slow reader is not sent a copy of everything. */
const chunk_bytes = 65_536;

interface Blob {
  info: BlobInfo;
  bytes: Buffer;
}

/** What blobs in memory are at some moment. Bytes are never written to, so it costs a list of their names. */
export type MemoryBlobsCopy = ReadonlyMap<string, Blob>;

export interface MemoryBlobs extends BlobStore {
  copy(): MemoryBlobsCopy;
}

/** @param copy what is there at first */
export function createMemoryBlobs(copy: MemoryBlobsCopy = new Map()): MemoryBlobs {
  const blobs = new Map(copy);
  let is_closed = false;
  return {
    async put(key, declared, body) {
      const chunks: Uint8Array[] = [];
      try {
        for await (const chunk of bounded(body, declared)) {
          if (is_closed) throw new BlobsClosed();
          chunks.push(chunk);
        }
      } catch (error) {
        if (error instanceof WrongSize) return 'wrong_size';
        throw error;
      }
      if (is_closed) throw new BlobsClosed();
      const bytes = Buffer.concat(chunks);
      const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
      const info = { content_type: declared.content_type, size_bytes: bytes.byteLength, etag };
      blobs.set(key, { info, bytes });
      return info;
    },
    async info(key) {
      return blobs.get(key)?.info;
    },
    async *read(key, range) {
      const blob = blobs.get(key);
      if (!blob) throw new Error(`no blob under ${key}`);
      const bytes = range ? blob.bytes.subarray(range.start, range.end + 1) : blob.bytes;
      for (let at = 0; at < bytes.byteLength; at += chunk_bytes) yield bytes.subarray(at, at + chunk_bytes);
    },
    copy: () => new Map(blobs),
    async close() {
      is_closed = true;
      blobs.clear();
    },
  };
}
