/** Storage for the bytes of assets. Records live in the store; this port knows keys and bytes only. */

export interface BlobInfo {
  content_type: string;
  size_bytes: number;
  /** An entity tag with its quotes. */
  etag: string;
}

/** A part of a blob, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface BlobDeclaration {
  content_type: string;
  /** The exact size; absent where any size up to `largest_blob_bytes` may come. */
  size_bytes?: number;
}

/** The largest upload that the document allows: 5 GiB. */
const largest_blob_bytes = 5_368_709_120;

export interface BlobStore {
  /**
   * Takes the bytes as they come and keeps them under the key, in place of what was there. Stops reading at the first
   * byte too many. Bytes of another size than declared are not kept, and the old ones stay.
   */
  put(key: string, declared: BlobDeclaration, body: AsyncIterable<Uint8Array>): Promise<BlobInfo | 'wrong_size'>;
  info(key: string): Promise<BlobInfo | undefined>;
  /** @throws when there is nothing under the key: ask `info` first */
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>;
  /** A `put` under way throws `BlobsClosed`, and keeps nothing. Readers go on to the end. */
  close(): Promise<void>;
}

/** The blobs were closed while bytes were on their way to them. */
export class BlobsClosed extends Error {
  override readonly name = 'BlobsClosed';
  override readonly message = 'the blobs were closed';
}

/** Passes on what comes, and throws `WrongSize` as soon as it is more, or in the end less, than was declared. */
export async function* bounded(body: AsyncIterable<Uint8Array>, declared: BlobDeclaration): AsyncGenerator<Uint8Array> {
  const most = declared.size_bytes ?? largest_blob_bytes;
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.byteLength;
    if (seen > most) throw new WrongSize();
    yield chunk;
  }
  if (declared.size_bytes !== undefined && seen !== declared.size_bytes) throw new WrongSize();
}

export class WrongSize extends Error {
  override readonly name = 'WrongSize';
}
