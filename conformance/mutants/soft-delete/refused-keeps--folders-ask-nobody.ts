import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const foldersAskNobody: Mutant = {
  id: 'soft-delete/refused-keeps--folders-ask-nobody',
  clauses: ['soft-delete.authorized'],
  check: 'soft-delete/refused-keeps',
  mistake:
    'Folders came later and were left out of the guard: without a token, the deletion runs as whoever called last.',
  applyTo(parts) {
    let last: TokenRow | undefined;
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        if (operation.id === 'deleteAssetFolder' && authorization === undefined && last) return last;
        const token = await parts.authenticate(world, operation, authorization);
        last = token ?? last;
        return token;
      },
    };
  },
};
