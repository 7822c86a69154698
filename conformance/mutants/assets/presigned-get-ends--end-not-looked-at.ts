import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const endNotLookedAt: Mutant = {
  id: 'assets/presigned-get-ends--end-not-looked-at',
  clauses: ['assets.presigned-get-ends'],
  check: 'assets/presigned-get-ends',
  mistake: 'The signature is checked, and the end that it signs is not.',
  applyTo(parts) {
    const { presigner } = parts;
    return {
      ...parts,
      presigner: exchanged(presigner, {
        check(world, grant, query) {
          const found = presigner.check(world, grant, query);
          return found === 'expired' && grant.method === 'GET' ? 'valid' : found;
        },
      }),
    };
  },
};
