/** Reads the body of an answer within bounds: one that is too large, or nested too deep, is not read. */

/** No record or page of the interface comes near it; a target that streams without end is cut here. */
const max_body_bytes = 16 * 1024 * 1024;
/** Answers are kept until the end of the run: of those above the one size, no more than the other in all. */
const large_body_bytes = 1024 * 1024;
const max_large_bytes = 48 * 1024 * 1024;
/** No record is nested so deep, and a recursive walk through such a body would overflow the stack. */
const max_depth = 500;

/** The answer goes beyond a bound; the message says which. */
export class AnswerOutOfBounds extends Error {}

/** @returns what reads the bodies of one run @throws Unbounded from there */
export function createReader(): (body: AsyncIterable<Uint8Array>) => Promise<Uint8Array> {
  let large_bytes = 0;
  return async (body) => {
    const bytes = await readUpTo(large_bytes > max_large_bytes ? large_body_bytes : max_body_bytes, body);
    if (bytes.length > large_body_bytes) large_bytes += bytes.length;
    if (isDeep(bytes)) throw new AnswerOutOfBounds(`the answer is nested more than ${max_depth} deep`);
    return bytes;
  };
}

async function readUpTo(most_bytes: number, body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most_bytes) throw new AnswerOutOfBounds(`the answer is larger than ${most_bytes / 1024 / 1024} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const [space = 0, quote, backslash, opened, closed] = [...' "\\[]'].map((character) => character.charCodeAt(0));
/** Of the braces, in which the bits of a bracket and one more are set. */
const brace_bit = 0x20;

/** Whether a JSON text nests deeper than any record does. */
function isDeep(bytes: Uint8Array): boolean {
  const begin = bytes.length > 2 * max_depth ? bytes.findIndex((byte) => byte > space) : -1;
  if (begin < 0 || (bytes[begin]! & ~brace_bit) !== opened) return false;
  let depth = 0;
  let is_text = false;
  for (let place = begin; place < bytes.length; place++) {
    const byte = bytes[place]!;
    if (byte === quote) is_text = !is_text;
    else if (is_text) place += byte === backslash ? 1 : 0;
    else if ((byte & ~brace_bit) === opened) depth += 1;
    else if ((byte & ~brace_bit) === closed) depth -= 1;
    if (depth > max_depth) return true;
  }
  return false;
}
