import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const deletedByPeopleAlone: Mutant = {
  id: 'requests/deleteAsset--people-alone',
  clauses: ['soft-delete.asset'],
  check: 'requests/deleteAsset',
  mistake: 'Deletions were thought of as something that people do on a page: API keys are refused.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        if (operation.id === 'deleteAsset' && token.kind === 'api_key') throw new Refused('human_required');
        return parts.authorize(world, operation, request, token);
      },
    };
  },
};
