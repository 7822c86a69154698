import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const batchesByKeyAlone: Mutant = {
  id: 'authentication/user-tokens--batches-by-key-alone',
  clauses: ['authentication.bearer'],
  check: 'authentication/user-tokens',
  mistake:
    'Batches were made for programs: whose they are is compared with the organization of the key, which a user token has not.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        const is_of_batches = operation.id === 'listBatchItems' || operation.id === 'getBatchItem';
        if (is_of_batches && token.organization_id === null) throw new Refused('not_found');
        return parts.authorize(world, operation, request, token);
      },
    };
  },
};
