/** A connection that ends in the middle of a file. */
import { setImmediate as soon } from 'node:timers/promises';

/** Of the kind that `fetch` throws when the network fails. */
export class ConnectionCut extends TypeError {
  override readonly name = 'ConnectionCut';
  constructor() {
    super('the connection was cut', { cause: connectionReset() });
  }
}

/** Error of a socket whose other side has dropped it, as Node.js has it. */
export function connectionReset(): Error {
  return Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
}

/** @throws ConnectionCut after so many bytes of a body that has more of them */
export async function* cutAfter(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of body) {
    if (chunk.byteLength > left) {
      if (left > 0) yield chunk.subarray(0, left);
      // Bytes handed over leave the process first.
      await soon();
      throw new ConnectionCut();
    }
    left -= chunk.byteLength;
    yield chunk;
  }
}
