/** What mutants of storage need: files that are kept otherwise than they came. */
import { buffer } from 'node:stream/consumers';
import type { Parts } from '../../../src/server/parts.ts';
import { withPart } from '../changed-parts.ts';

/** @param kept what is kept of a file, and told as its size */
export function withKeptBytes(parts: Parts, kept: (bytes: Buffer) => Buffer): Parts {
  return withPart(parts, 'blobs', (blobs) => ({
    async put(key, declared, body) {
      const bytes = await buffer(body);
      const is_whole = declared.size_bytes === undefined || declared.size_bytes === bytes.byteLength;
      if (!is_whole) return 'wrong_size';
      const shown = kept(bytes);
      return blobs.put(key, { ...declared, size_bytes: shown.byteLength }, pieces(shown));
    },
  }));
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
