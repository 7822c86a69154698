import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

export const lastCallerKept: Mutant = {
  id: 'authentication/bad-token--last-caller-kept',
  clauses: ['authentication.required'],
  check: 'authentication/bad-token',
  mistake: 'The caller is kept in a variable that outlives the request, and an unknown token leaves it as it is.',
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
          if (last && authorization !== undefined) return last;
          throw error;
        }
      },
    };
  },
};
