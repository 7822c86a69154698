import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const unknownOnesForbidden: Mutant = {
  id: 'authentication/bad-token--unknown-ones-forbidden',
  clauses: ['codes.unauthenticated'],
  check: 'authentication/bad-token',
  mistake:
    'A token that nobody knows counts as one that may do nothing, and is refused with another status than is documented.',
  applyTo: (parts) => ({
    ...parts,
    async authenticate(world, operation, authorization) {
      try {
        return await parts.authenticate(world, operation, authorization);
      } catch (error) {
        if (authorization === undefined || !(error instanceof Refused)) throw error;
        throw new Refused('missing_scope');
      }
    },
  }),
};
