import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const scopeThatOnlyKeysHave: Mutant = {
  id: 'authentication/user-tokens--scope-that-only-keys-have',
  clauses: ['authentication.bearer'],
  check: 'authentication/user-tokens',
  mistake: 'A read asks for a scope that is given to keys and to no membership.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        if (token.kind === 'user' && operation.id === 'listAssetTypes') throw new Refused('missing_scope');
        return parts.authorize(world, operation, request, token);
      },
    };
  },
};
