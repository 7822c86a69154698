/** The way of a file into storage: a session, and one PUT to its URL, past the interface and without a token. */
import { ModelRunError } from './model-run-error.ts';
import type { CallOptions } from './operations.ts';

export interface UploadFile {
  filename: string;
  mime_type: string;
  data: Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Of a stream, which does not tell it itself. */
  size_bytes?: number;
  /** Bytes handed over so far. With this callback the file is sent as a stream. */
  onProgress?: (sent_bytes: number) => void;
}

interface Session {
  asset_id?: string;
  upload_url?: string;
}

/**
 * @returns the id of the asset
 * @throws RangeError for a stream without its size; ModelRunError
 */
export async function sendFile(
  open: (body: { filename: string; mime_type: string; size_bytes: number }) => Promise<Session>,
  send: (request: Request) => Promise<Response>,
  file: UploadFile,
  { signal }: CallOptions,
): Promise<string> {
  const { filename, mime_type } = file;
  const size_bytes = file.size_bytes ?? sizeOf(file.data);
  if (size_bytes === undefined) throw new RangeError('upload: size_bytes must be given for a stream');
  const { asset_id, upload_url } = await open({ filename, mime_type, size_bytes });
  const init = {
    method: 'PUT',
    // Without the length a stream goes out in chunks, which storage refuses.
    headers: { 'content-type': mime_type, 'content-length': String(size_bytes) },
    ...(signal && { signal }),
  };
  const body = bodyOf(file);
  // `duplex` is what fetch asks for where a body is a stream.
  const stream = body instanceof ReadableStream && { duplex: 'half' as const };
  const response = await send(new Request(upload_url!, { ...init, body, ...stream }));
  const answer = await response.text();
  if (!response.ok) throw new ModelRunError('the upload to storage', { status: response.status, body: answer });
  return asset_id!;
}

function sizeOf(data: UploadFile['data']): number | undefined {
  if (data instanceof Blob) return data.size;
  return data instanceof Uint8Array ? data.byteLength : undefined;
}

function bodyOf({ data, onProgress }: UploadFile): UploadFile['data'] {
  if (!onProgress) return data;
  const blob = data instanceof Uint8Array ? new Blob([data]) : data;
  const stream = blob instanceof Blob ? blob.stream() : blob;
  let sent_bytes = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        sent_bytes += chunk.byteLength;
        onProgress(sent_bytes);
      },
    }),
  );
}
