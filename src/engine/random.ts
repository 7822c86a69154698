/** The random source of a world: everything it draws can be drawn again from its seed. */
import { createHmac, hash } from 'node:crypto';

export interface Random {
  bytes(count: number): Buffer;
  /** A UUID of version 4. */
  uuid(): string;
  /** A whole number from 0 to `below - 1`. */
  integer(below: number): number;
}

/** A random source that another one can go on from. */
export interface ResumableRandom extends Random {
  /** Blocks of 32 bytes drawn so far. */
  drawn(): number;
}

/**
 * @param seed equal seeds give equal sequences
 * @param drawn where in the sequence to begin: what `drawn()` of another source of this seed gave
 */
export function createRandom(seed: string, drawn = 0): ResumableRandom {
  let next = drawn;
  const label = () => `${seed}\n${next++}`;
  const block = () => hash('sha256', label(), 'buffer');

  function bytes(count: number): Buffer {
    const blocks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) blocks.push(block());
    return Buffer.concat(blocks).subarray(0, count);
  }

  return {
    bytes,
    // In hexadecimal at once: every event and every request draws some.
    uuid: () => uuidOf(hash('sha256', label(), 'hex')),
    // 48 bits leave a bias of less than one in a billion for the small numbers drawn here.
    integer: (below) => block().readUIntBE(0, 6) % below,
    drawn: () => next,
  };
}

/** A secret or token that is the same whenever the seed is: after a restart, and however much was drawn before. */
export function derive(seed: string, label: string): Buffer {
  return createHmac('sha256', seed).update(label).digest();
}

/** The id of a record that a seed state names: the same for the same seed and label. */
export function deriveUuid(seed: string, label: string): string {
  return uuidOf(derive(seed, label).toString('hex'));
}

/** @param hex 32 digits or more, of which six bits give way to the version and the variant */
function uuidOf(hex: string): string {
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
