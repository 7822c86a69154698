/** Bytes of any realm. Each has classes of its own, which `instanceof` tells apart. */

export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a text, a view or a buffer, without a copy where no other thread has them; undefined for anything else. */
export function bytesOf(data: unknown): Bytes | undefined {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  const isOwned = (buffer: unknown) => Object.prototype.toString.call(buffer) === '[object ArrayBuffer]';
  if (!ArrayBuffer.isView(data)) return isOwned(data) ? new Uint8Array(data as ArrayBuffer) : undefined;
  const bytes = new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  // Memory that threads share is no body: fetch would send its numbers as a text.
  return isOwned(data.buffer) ? bytes : bytes.slice();
}
