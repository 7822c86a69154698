import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const tokenWantedForText: Mutant = {
  id: 'catalog/public-text--token-wanted',
  clauses: ['authentication.anonymous-text'],
  check: 'catalog/public-text',
  mistake: 'A new gateway asks for a token on every path but that of the health probe.',
  applyTo(parts) {
    return {
      ...parts,
      authenticate(world, operation, authorization) {
        if (operation.id === 'getModelText' && authorization === undefined) throw new Refused('unauthenticated');
        return parts.authenticate(world, operation, authorization);
      },
    };
  },
};
