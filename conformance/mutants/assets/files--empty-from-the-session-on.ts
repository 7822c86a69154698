import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const emptyFromTheSessionOn: Mutant = {
  id: 'assets/files--empty-from-the-session-on',
  clauses: ['assets.get-before-put'],
  check: 'assets/files',
  mistake: 'The session makes an empty file to keep its place, and the URL opens it.',
  applyTo(parts) {
    const { blobs } = parts;
    const empty = { content_type: 'application/octet-stream', size_bytes: 0, etag: '"empty"' };
    async function* nothing(): AsyncGenerator<Uint8Array> {}
    return {
      ...parts,
      blobs: exchanged(blobs, {
        info: async (key) => (await blobs.info(key)) ?? empty,
        async *read(key, range) {
          yield* (await blobs.info(key)) ? blobs.read(key, range) : nothing();
        },
      }),
    };
  },
};
