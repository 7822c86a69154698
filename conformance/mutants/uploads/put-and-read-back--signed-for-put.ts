import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const signedForPut: Mutant = {
  id: 'uploads/put-and-read-back--signed-for-put',
  clauses: ['assets.presigned-get-opens'],
  check: 'uploads/put-and-read-back',
  mistake: 'One function signs all URLs, always for the method of the upload.',
  applyTo(parts) {
    return {
      ...parts,
      presigner: exchanged(parts.presigner, {
        sign: (world, grant, validity_s) => parts.presigner.sign(world, { ...grant, method: 'PUT' }, validity_s),
      }),
    };
  },
};
