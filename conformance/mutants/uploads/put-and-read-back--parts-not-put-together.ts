import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

const part_bytes = 256;

export const partsNotPutTogether: Mutant = {
  id: 'uploads/put-and-read-back--parts-not-put-together',
  clauses: ['uploads.put'],
  check: 'uploads/put-and-read-back',
  mistake: 'Larger files are taken in parts, and nothing ever puts the parts together.',
  applyTo(parts) {
    return {
      ...parts,
      blobs: exchanged(parts.blobs, {
        put(key, declared, body) {
          const is_small = declared.size_bytes !== undefined && declared.size_bytes < part_bytes;
          return parts.blobs.put(is_small ? key : `${key}.part`, declared, body);
        },
      }),
    };
  },
};
