import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const plainFoldersRefused: Mutant = {
  id: 'requests/createAssetFolder--long-names-only',
  clauses: ['folders.create'],
  check: 'requests/createAssetFolder',
  mistake: 'Names of folders must hold a space, since the first customer named theirs so.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        if (operation.id === 'createAssetFolder' && !String((request.body as { name?: unknown }).name).includes(' '))
          throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    };
  },
};
