import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const typeNotSigned: Mutant = {
  id: 'uploads/put-and-read-back--type-not-signed',
  clauses: ['uploads.put-without-credentials'],
  check: 'uploads/put-and-read-back',
  mistake: 'The upload URL is signed without the content type that storage checks it with.',
  applyTo(parts) {
    return {
      ...parts,
      presigner: exchanged(parts.presigner, {
        sign: (world, { content_type: _, ...grant }, validity_s) => parts.presigner.sign(world, grant, validity_s),
      }),
    };
  },
};
