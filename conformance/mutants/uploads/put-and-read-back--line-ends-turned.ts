import type { Mutant } from '../mutant.ts';
import { withKeptBytes } from './kept-bytes.ts';

export const lineEndsTurned: Mutant = {
  id: 'uploads/put-and-read-back--line-ends-turned',
  clauses: ['assets.bytes-kept'],
  check: 'uploads/put-and-read-back',
  mistake: 'Files are kept by way of a reader of text, which makes every end of a line the same.',
  applyTo: (parts) =>
    withKeptBytes(parts, (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
};
