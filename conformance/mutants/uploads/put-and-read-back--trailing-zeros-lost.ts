import type { Mutant } from '../mutant.ts';
import { withKeptBytes } from './kept-bytes.ts';

export const trailingZerosLost: Mutant = {
  id: 'uploads/put-and-read-back--trailing-zeros-lost',
  clauses: ['assets.bytes-kept'],
  check: 'uploads/put-and-read-back',
  mistake: 'Blocks on disk are filled up with zeros, and all zeros at the end of a file are taken for such.',
  applyTo: (parts) => withKeptBytes(parts, (bytes) => bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1)),
};
