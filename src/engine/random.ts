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
  /** How much was drawn so far, in blocks of 32 bytes. */
  drawn(): number;
}

/**
 * @param seed equal seeds give equal sequences
 * @param drawn where in the sequence to begin: what `drawn()` of another source of this seed gave
 */
export function createRandom(seed: string, drawn = 0): ResumableRandom {
  let next = drawn;
  const block = () => hash('sha256', `${seed}\n${next++}`, 'buffer');

  function bytes(count: number): Buffer {
    const blocks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) blocks.push(block());
    return Buffer.concat(blocks).subarray(0, count);
  }

  return {
    bytes,
    uuid: () => uuidOf(block()),
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
  return uuidOf(derive(seed, label));
}

function uuidOf(bytes: Buffer): string {
  const copy = Buffer.from(bytes.subarray(0, 16));
  copy[6] = (copy[6]! & 0x0f) | 0x40;
  copy[8] = (copy[8]! & 0x3f) | 0x80;
  const hex = copy.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
