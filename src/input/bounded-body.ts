/**
 * Bodies of requests from anywhere: kept up to a bound, and read somewhat beyond it, so that an honest sender is done and
 * sees its answer. Nobody reads to the end of a body that has none.
 */
import type { IncomingMessage } from 'node:http';

/** Bytes are read up to this multiple of those kept. */
const most_read = 4;

/** Undefined for one that is too large, of which nothing is kept; the request may not be at its end then. */
export async function boundedBody(request: IncomingMessage, most_bytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection stays open for an answer, whatever is left unread.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes <= most_bytes) chunks.push(chunk);
    else chunks.length = 0;
    if (bytes > most_read * most_bytes) return undefined;
  }
  return bytes <= most_bytes ? Buffer.concat(chunks) : undefined;
}
