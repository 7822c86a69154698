/** The commit that is checked out: seeds that nobody chose come from it, and figures name it. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Commit } from '../prove/part.ts';

export function headCommit(): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
}

/** @param hashOf is asked when the hash is needed, so that the rest works where there is no repository */
export function commitOf(hashOf: () => string): Commit {
  return {
    get hash() {
      return hashOf();
    },
    seedsOf(count) {
      const hash = hashOf();
      return Array.from(
        { length: count },
        (_, index) => createHash('sha256').update(`${hash} ${index}`).digest().readUInt32BE(0) >>> 1,
      );
    },
  };
}
