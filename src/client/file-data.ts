/** Data of a file, wherever it comes from: bytes of any realm, a text, a Blob, or a stream of the web or of Node.js. */

import { type Bytes, bytesOf } from './bytes-of.ts';

/** A stream of Node.js, a generator, or whatever else gives bytes one after another. */
type ByteChunks = AsyncIterable<ArrayBufferView | ArrayBuffer | string>;
/** Of a Blob no more than this: that of `node:buffer` is none of the DOM to its types. */
type AnyBlob = Pick<Blob, 'size' | 'arrayBuffer'>;
export type FileData = AnyBlob | ArrayBufferView | ArrayBuffer | string | ReadableStream<Uint8Array> | ByteChunks;

/** Data that can be read again, or a stream, which can be read once. */
export type ReadData =
  | { whole: Blob | Bytes; size: number; chunks?: undefined }
  | { chunks: Chunks; whole?: undefined; size?: undefined };

interface Chunks {
  next(): Promise<IteratorResult<unknown>>;
  /** Lets go of a stream, read or not. */
  drop(): Promise<unknown>;
}

/** @throws TypeError for what is no data */
export async function readData(data: FileData): Promise<ReadData> {
  const bytes = bytesOf(data);
  if (bytes) return { whole: bytes, size: bytes.byteLength };
  if (isBlob(data)) {
    const whole = isTaken(data) ? data : new Uint8Array(await data.arrayBuffer());
    return { whole, size: data.size };
  }
  const chunks = chunksOf(data);
  if (chunks) return { chunks };
  throw new TypeError('upload: data must be bytes, a text, a Blob, a File or a stream');
}

function isBlob(data: unknown): data is Blob {
  return typeof (data as Blob | null)?.arrayBuffer === 'function' && typeof (data as Blob).size === 'number';
}

/** True where both fetch and `XMLHttpRequest` take a Blob for one: of another realm they make a text, or an error. */
function isTaken(data: Blob): boolean {
  const type = 'model/run';
  if (!(data instanceof Blob && typeof data.stream === 'function')) return false;
  return new Response(data.slice(0, 0, type)).headers.get('content-type') === type;
}

/** As much of one as is used here. */
interface NodeStream {
  destroy(): unknown;
  on(event: 'error', listener: () => void): unknown;
}

function chunksOf(data: unknown): Chunks | undefined {
  const stream = data as Partial<ReadableStream<unknown> & AsyncIterable<unknown> & NodeStream> | null;
  if (stream?.getReader) {
    const reader = stream.getReader();
    return { next: () => reader.read() as Promise<IteratorResult<unknown>>, drop: () => reader.cancel() };
  }
  const iterator = stream?.[Symbol.asyncIterator]?.();
  // Until it is read, nobody listens, and a file that is not there would end the program. Its reader is told, too.
  stream?.on?.('error', () => {});
  // A generator that was not begun ends without its `finally`: a stream of Node.js stays open.
  const drop = async () => (stream?.destroy ? stream.destroy() : iterator?.return?.());
  return iterator && { next: () => iterator.next(), drop };
}

/** Most bytes handed over at once, so that progress is told often. */
const most_bytes = 65_536;

export function otherSize(told: number, has: number | string): RangeError {
  return new RangeError(`upload: size_bytes is ${told}, and data has ${has}`);
}

interface Watched {
  /** Size that the data must have. */
  size_bytes?: number;
  /** Is told how many bytes were handed over. */
  onProgress?: ((sent_bytes: number) => void) | undefined;
  /** Is told what the data failed with, where the reader of the stream says it in other words. */
  onError?: (error: unknown) => void;
}

/** A stream of the data in parts of at most 64 KiB, which are read as they are asked for. */
export function streamOf(
  data: ReadData,
  { size_bytes = Number.NaN, onProgress, onError }: Watched = {},
): ReadableStream<Bytes> {
  const parts = partsOf(data);
  let sent_bytes = 0;
  const next = async () => {
    const part = await parts.next();
    const has = sent_bytes + (part.value?.byteLength ?? 0);
    // Storage answers as soon as it has what it was told to expect: the rest would be lost without a word.
    const is_more = has > size_bytes || (has === size_bytes && !part.done && !(await parts.next()).done);
    if (is_more || (part.done && has < size_bytes)) throw otherSize(size_bytes, is_more ? 'more' : has);
    return part;
  };
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        const { done, value } = await next().catch((error: unknown) => {
          onError?.(error);
          throw error;
        });
        if (done) return controller.close();
        controller.enqueue(value);
        sent_bytes += value.byteLength;
        onProgress?.(sent_bytes);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* partsOf(data: ReadData): AsyncGenerator<Bytes, void> {
  if (data.whole) {
    for (let at = 0; at < data.size; at += most_bytes) {
      const part = data.whole.slice(at, at + most_bytes);
      yield part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : part;
    }
    return;
  }
  for (let next = await data.chunks.next(); !next.done; next = await data.chunks.next()) {
    const whole = bytesOf(next.value);
    if (!whole) throw new TypeError('upload: a stream must give bytes');
    yield* partsOf({ whole, size: whole.byteLength });
  }
}
