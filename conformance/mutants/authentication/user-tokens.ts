import { Refused } from '../../../src/server/refused.ts';
import { userTokens } from '../../checks/authentication/user-tokens.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(userTokens, {
  'batches-by-key-alone': {
    breaks: ['authentication.bearer'],
    mistake:
      'Batches were made for programs: whose they are is compared with the organization of the key, which a user token has not.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const is_of_batches = operation.id === 'listBatchItems' || operation.id === 'getBatchItem';
        if (is_of_batches && token.organization_id === null) throw new Refused('not_found');
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
  'logs-for-keys': {
    breaks: ['authentication.bearer'],
    mistake: 'The log of deliveries is something for programs, and tokens of users are refused there.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        if (token.kind === 'user' && operation.id === 'listAllDeliveries') throw new Refused('missing_scope');
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
  'scope-that-only-keys-have': {
    breaks: ['authentication.bearer'],
    mistake: 'A read asks for a scope that is given to keys and to no membership.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        if (token.kind === 'user' && operation.id === 'listAssetTypes') throw new Refused('missing_scope');
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
});
