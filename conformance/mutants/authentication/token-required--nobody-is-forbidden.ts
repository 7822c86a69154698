import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const nobodyIsForbidden: Mutant = {
  id: 'authentication/token-required--nobody-is-forbidden',
  clauses: ['codes.unauthenticated'],
  check: 'authentication/token-required',
  mistake:
    'A creation without a token is taken for one of a guest, who is refused with another status than is documented.',
  applyTo: (parts) => ({
    ...parts,
    async authenticate(world, operation, authorization) {
      try {
        return await parts.authenticate(world, operation, authorization);
      } catch (error) {
        if (authorization !== undefined || operation.method !== 'POST' || !(error instanceof Refused)) throw error;
        throw new Refused('missing_scope');
      }
    },
  }),
};
