/** Bodies of requests from anywhere: read to their end, so that the sender sees its answer, and kept up to a bound. */
import type { IncomingMessage } from 'node:http';

/** Undefined for one that is too large, of which nothing is kept. */
export async function boundedBody(request: IncomingMessage, most_bytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes <= most_bytes) chunks.push(chunk);
  }
  return bytes <= most_bytes ? Buffer.concat(chunks) : undefined;
}
