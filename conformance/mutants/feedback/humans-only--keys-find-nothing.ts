import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { isClearing, withRater } from '../other-ratings.ts';

export const keysFindNothing: Mutant = {
  id: 'feedback/humans-only--keys-find-nothing',
  clauses: ['codes.api-key-on-feedback'],
  check: 'feedback/humans-only',
  mistake: 'A key that clears is told that it has given no rating, where a status of its own is documented for keys.',
  applyTo: (parts) =>
    withRater(parts, async (call, original) => {
      if (call.caller?.kind === 'api_key' && isClearing(call)) throw new Refused('not_found');
      return original(call);
    }),
};
