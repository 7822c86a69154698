import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const keptInSevenBits: Mutant = {
  id: 'uploads/put-and-read-back--seven-bits',
  clauses: ['assets.bytes-kept'],
  check: 'uploads/put-and-read-back',
  mistake: 'A file is kept as text of 7 bits, and every byte beyond loses its highest.',
  applyTo(parts) {
    return {
      ...parts,
      blobs: exchanged(parts.blobs, {
        put: (key, declared, body) => parts.blobs.put(key, declared, sevenBits(body)),
      }),
    };
  },
};

async function* sevenBits(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) yield chunk.map((byte) => byte & 0x7f);
}
