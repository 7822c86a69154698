import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const logsForKeys: Mutant = {
  id: 'authentication/user-tokens--logs-for-keys',
  clauses: ['authentication.bearer'],
  check: 'authentication/user-tokens',
  mistake: 'The log of deliveries is something for programs, and tokens of users are refused there.',
  applyTo(parts) {
    return {
      ...parts,
      async authorize(world, operation, request, token) {
        if (token.kind === 'user' && operation.id === 'listAllDeliveries') throw new Refused('missing_scope');
        return parts.authorize(world, operation, request, token);
      },
    };
  },
};
