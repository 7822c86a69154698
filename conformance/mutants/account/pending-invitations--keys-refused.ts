import { callerOf } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { withAsked } from '../batches/asked.ts';
import type { Mutant } from '../mutant.ts';

export const keysRefused: Mutant = {
  id: 'account/pending-invitations--keys-refused',
  clauses: ['access.account-with-api-key'],
  check: 'account/pending-invitations',
  mistake: 'The account is for people from now on, and the description of the service still says otherwise.',
  applyTo(parts) {
    return withAsked(parts, 'getMe', (query, call) => {
      if (callerOf(call).kind !== 'user') throw new Refused('missing_scope');
      return query;
    });
  },
};
