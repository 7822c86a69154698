import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const unknownTokensPass: Mutant = {
  id: 'soft-delete/refused-keeps--unknown-tokens-pass',
  clauses: ['soft-delete.authorized'],
  check: 'soft-delete/refused-keeps',
  mistake: 'Deletions of files go through a gateway that keeps the last token it knew, and lets any other pass for it.',
  applyTo(parts) {
    let last: TokenRow | undefined;
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        try {
          const token = await parts.authenticate(world, operation, authorization);
          last = token ?? last;
          return token;
        } catch (error) {
          if (operation.id === 'deleteAsset' && authorization !== undefined && last) return last;
          throw error;
        }
      },
    };
  },
};
