/** The way of a file into storage: a session, and one PUT to its URL, past the interface and without a token. */
import { checkNames } from './client-options.ts';
import { type FileData, otherSize, type ReadData, readData, streamOf } from './file-data.ts';
import { has_xhr, putByXhr } from './put-by-xhr.ts';
import { requestOf, type Transport } from './transport.ts';

export interface UploadFile {
  filename: string;
  mime_type: string;
  /** Bytes, a text, a `Blob` or `File`, or a stream of the web or of Node.js, which is sent once. */
  data: FileData;
  /** Of a stream, which does not tell it itself. */
  size_bytes?: number | undefined;
  /**
   * Bytes handed over so far: in browsers as they tell it, elsewhere at least each 64 KiB. A repeat begins at 0 again.
   */
  onProgress?: ((sent_bytes: number) => void) | undefined;
}

interface Session {
  asset_id: string;
  upload_url: string;
}

/** Places where a stream cannot be a body over HTTP/1.1: pages and their workers. */
const in_browser = has_xhr || 'ServiceWorkerGlobalScope' in globalThis;

/**
 * @param open asks for an upload session
 * @param end ends the upload as a whole, with what went wrong on this side of the network
 * @param own_fetch true where the program has put its own in the place of the platform's fetch
 * @returns the id of the asset
 * @throws RangeError for a stream without its size; TypeError for what is no data; ModelRunError
 */
export async function sendFile(
  file: UploadFile,
  open: (body: { filename: string; mime_type: string; size_bytes: number }) => Promise<Session>,
  send: Transport['send'],
  own_fetch: boolean,
  { signal, end }: { signal: AbortSignal; end: (error: unknown) => void },
): Promise<string> {
  checkNames('upload', file, 'filename, mime_type, data, size_bytes, onProgress');
  const { filename, mime_type } = file;
  const onProgress =
    file.onProgress &&
    ((sent_bytes: number) => {
      // One that is asynchronous would otherwise end the whole program.
      (async () => file.onProgress!(sent_bytes))().catch(end);
    });
  const given = await readData(file.data);
  // A stream that failed fails once more.
  const drop = () => void given.chunks?.drop().catch(() => {});
  signal.addEventListener('abort', drop);
  try {
    signal.throwIfAborted();
    const data = in_browser && given.chunks ? await gathered(given) : given;
    const size_bytes = sizeOf(data, file.size_bytes);
    const { asset_id, upload_url } = await open({ filename, mime_type, size_bytes });
    const { whole } = data;
    const is_stream = !whole || (!in_browser && onProgress !== undefined);
    // Pages tell progress by another way than fetch, unless the program has put its own in place of that.
    const by_xhr = has_xhr && !own_fetch && onProgress && whole;
    // Without the length a stream goes out in chunks, which storage refuses.
    const headers = { 'content-type': mime_type, ...(is_stream && { 'content-length': String(size_bytes) }) };
    const bodyOf = () => (is_stream ? streamOf(data, { size_bytes, onProgress, onError: end }) : (whole as Blob));
    const make = () =>
      // `duplex` is what fetch asks for where a body is a stream.
      requestOf(upload_url, { method: 'PUT', headers, signal, body: by_xhr ? null : bodyOf(), duplex: 'half' });
    const asked = { operation: 'upload', method: 'PUT', url: upload_url.split('?')[0]!, asset_id };
    const sendIt = by_xhr && ((request: Request) => putByXhr(request, by_xhr, onProgress));
    await send({ asked, make, send: sendIt, may_repeat: !!whole }, signal);
    // Not every `XMLHttpRequest` tells the end: that of happy-dom tells nothing.
    if (!is_stream) onProgress?.(size_bytes);
    return asset_id;
  } finally {
    drop();
  }
}

/** @throws RangeError */
function sizeOf(data: ReadData, told: number | undefined): number {
  const size = data.size ?? told;
  if (!(size! >= 0)) throw new RangeError('upload: size_bytes must be given for a stream');
  if (told !== undefined && told !== size) throw otherSize(told, size!);
  return size!;
}

async function gathered(data: ReadData): Promise<ReadData> {
  return readData(await new Response(streamOf(data)).arrayBuffer());
}
