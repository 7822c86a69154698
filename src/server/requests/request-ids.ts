/** Ids of requests have a random source of their own: reads do not change the ids of later records. */
import { createCipheriv } from 'node:crypto';
import { derive } from '../../engine/random.ts';

/** As many as one call of the cipher gives; each alone would take ten times as long as a request can spare. */
const at_once = 256;

/**
 * @param seed equal seeds give equal sequences
 * @param given how many of the sequence to leave out
 * @returns gives the next id, a UUID of version 4
 */
export function createRequestIds(seed: string, given = 0): () => string {
  // One block for each id.
  const counter = Buffer.alloc(16);
  counter.writeUIntBE(given, 10, 6);
  const cipher = createCipheriv('aes-128-ctr', derive(seed, 'key').subarray(0, 16), counter);
  const zeros = Buffer.alloc(16 * at_once);
  let digits = '';
  let at = 0;
  return () => {
    if (at === digits.length) {
      digits = cipher.update(zeros).toString('hex');
      at = 0;
    }
    const hex = digits.slice(at, at + 32);
    at += 32;
    const variant = '89ab'[Number.parseInt(hex[16]!, 16) & 3];
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
}
