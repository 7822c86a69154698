/** Reads the body of an answer within bounds: one that is too large, or nested too deep, is not read. */
import { createHash } from 'node:crypto';
import { createRoom, type Room } from './room.ts';

/** No record is nested so deep, and a recursive walk through such a body would overflow the stack. */
const max_depth = 500;

/** So many signs at its beginning tell what an answer that was cut is like. */
const shown_characters = 60;

/** The kept part of an answer that was cut. */
export interface KeptPart {
  /** Bytes read, and their digest. */
  bytes: number;
  sha256: string;
  /** Beginning of the body. */
  begins: string;
}

/** The answer goes beyond a bound; the message says which. */
export class AnswerOutOfBounds extends Error {
  readonly kept: KeptPart | undefined;
  /** The answer alone would have been taken: there is no room for it any more. */
  readonly is_budget: boolean;
  constructor(message: string, kept?: KeptPart, is_budget = false) {
    super(message);
    this.kept = kept;
    this.is_budget = is_budget;
  }
}

/** Reads the bodies of one run. @throws AnswerOutOfBounds wherever a bound is met */
export interface BodyReader {
  /** One that comes in pieces. */
  begin(): { add(chunk: Uint8Array): void; end(): Uint8Array };
  /** One that is read from a stream. */
  whole(body: AsyncIterable<Uint8Array>): Promise<Uint8Array>;
}

export function createReader(room: Room = createRoom()): BodyReader {
  function begin() {
    const { most_bytes, why, is_budget } = room.next();
    const chunks: Uint8Array[] = [];
    let size = 0;
    return {
      add(chunk: Uint8Array): void {
        size += chunk.length;
        chunks.push(chunk);
        if (size > most_bytes) throw new AnswerOutOfBounds(why, partOf(chunks, size), is_budget);
      },
      end(): Uint8Array {
        const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
        room.took(size);
        if (isDeep(bytes)) throw new AnswerOutOfBounds(`the answer is nested more than ${max_depth} deep`);
        return bytes;
      },
    };
  }
  return {
    begin,
    async whole(body) {
      const { add, end } = begin();
      for await (const chunk of body) add(chunk);
      return end();
    },
  };
}

function partOf(chunks: readonly Uint8Array[], bytes: number): KeptPart {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  const begin = new TextDecoder().decode(chunks[0]?.subarray(0, shown_characters));
  // A word that is cut may be a part of a secret, which nobody would know again.
  return { bytes, sha256: hash.digest('hex'), begins: begin.replace(/[^\s"]*$/, '') };
}

const [space = 0, quote, backslash, opened, closed] = [...' "\\[]'].map((character) => character.charCodeAt(0));
/** Of the braces, in which the bits of a bracket and one more are set. */
const brace_bit = 0x20;

/** True for a JSON text that nests deeper than any record does. */
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
