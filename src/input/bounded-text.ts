/** Texts that somebody else answers with: what is larger than anything that is expected is not read to its end. */

/** Far more than a token, a clock or an error needs. */
const most_text_bytes = 1024 * 1024;

/**
 * The text of a body in UTF-8.
 * @throws Error where it is larger; the body is destroyed then, and with it the connection
 */
export async function boundedText(body: AsyncIterable<Uint8Array>, most_bytes = most_text_bytes): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most_bytes) throw new Error(`its answer is larger than ${most_bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
