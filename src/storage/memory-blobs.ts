/** Blobs in memory: they go with the process. */
import { createHash } from 'node:crypto';
import { type BlobInfo, type BlobStore, BlobsClosed, bounded, WrongSize } from './blob-store.ts';

/** Parts of a body that are handed on at once, so that a slow reader is not sent a copy of everything. */
const chunk_bytes = 65_536;

/** Of one world. Bytes that snapshots hold beside it are not counted. */
const most_bytes_in_memory = 1_073_741_824;

/** So many become one: each takes room of its own, and somebody may send a byte at a time. */
const most_chunks = 1_024;

interface Blob {
  info: BlobInfo;
  bytes: Buffer;
}

/** Blobs in memory at one moment. Bytes are never written to, so it costs a list of their names. */
export type MemoryBlobsCopy = ReadonlyMap<string, Blob>;

export interface MemoryBlobs extends BlobStore {
  copy(): MemoryBlobsCopy;
}

/**
 * Bytes beyond the bound are refused as on a full disk.
 * @param copy what is there at first
 */
export function createMemoryBlobs(
  copy: MemoryBlobsCopy = new Map(),
  most_bytes: number = most_bytes_in_memory,
): MemoryBlobs {
  const blobs = new Map(copy);
  let is_closed = false;
  /** Uploads under way count too. */
  let held_bytes = blobs.values().reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

  function hold(bytes: number): void {
    if (held_bytes + bytes > most_bytes) {
      throw Object.assign(new Error(`files in memory take at most ${most_bytes} bytes`), { code: 'ENOSPC' });
    }
    held_bytes += bytes;
  }
  return {
    async put(key, declared, body) {
      const parts: Uint8Array[] = [];
      let last: Uint8Array[] = [];
      let came_bytes = 0;
      try {
        for await (const chunk of bounded(body, declared)) {
          if (is_closed) throw new BlobsClosed();
          hold(chunk.byteLength);
          came_bytes += chunk.byteLength;
          last.push(chunk);
          if (last.length < most_chunks) continue;
          parts.push(Buffer.concat(last));
          last = [];
        }
      } catch (error) {
        held_bytes -= came_bytes;
        if (error instanceof WrongSize) return 'wrong_size';
        throw error;
      }
      if (is_closed) throw new BlobsClosed();
      const bytes = inOwnMemory([...parts, ...last], came_bytes);
      const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
      const info = { content_type: declared.content_type, size_bytes: bytes.byteLength, etag };
      held_bytes -= blobs.get(key)?.bytes.byteLength ?? 0;
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

/** Not in a part of the memory that Node.js shares out to short ones, which would stay as long as any of them. */
function inOwnMemory(parts: readonly Uint8Array[], size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
