import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const behindTheGuard: Mutant = {
  id: 'authentication/anonymous-health--behind-the-guard',
  clauses: ['access.anonymous-operations'],
  check: 'authentication/anonymous-health',
  mistake: 'The guard stands before every route, the one of the probe too, which is documented to need no token.',
  applyTo: (parts) => ({
    ...parts,
    async authenticate(world, operation, authorization) {
      const token = await parts.authenticate(world, operation, authorization);
      if (operation.id === 'getHealth' && token === undefined) throw new Refused('unauthenticated');
      return token;
    },
  }),
};
