/** Bytes of any realm. Each has classes of its own, which `instanceof` tells apart. */

export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a text, a view or a buffer, without a copy where there are some; undefined for anything else. */
export function bytesOf(data: unknown): Bytes | undefined {
  if (typeof data === 'string') return new TextEncoder().encode(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  const kind = Object.prototype.toString.call(data);
  return kind === '[object ArrayBuffer]' ? new Uint8Array(data as ArrayBuffer) : undefined;
}
