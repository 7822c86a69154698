/** The part of a receiver's answer that is kept: its beginning, as text. */

/** Bytes of an answer that are read; the document has room for no more. */
export const response_body_bytes = 4_096;

/** Of an answer that is a stream. Leaving it closes the connection, whatever is still to come. */
export async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > response_body_bytes) break;
  }
  return textOf(chunks, size);
}

/** The beginning as text, with invalid UTF-8 replaced, and without a character that the bound cuts through. */
export function textOf(chunks: readonly Uint8Array[], size: number): string {
  if (size === 0) return '';
  const bytes = Buffer.concat(chunks).subarray(0, response_body_bytes);
  return new TextDecoder().decode(bytes, { stream: size > response_body_bytes });
}
