import type { TokenRow } from '../../../src/store/rows.ts';
import type { Mutant } from '../mutant.ts';

/** So many characters of the header are looked at: the scheme and the public part of a key. */
const looked_at = 24;

export const knownByItsBeginning: Mutant = {
  id: 'authentication/bad-token--known-by-its-beginning',
  clauses: ['authentication.required'],
  check: 'authentication/bad-token',
  mistake: 'A token is looked up by its public beginning, and the secret rest is never compared.',
  applyTo(parts) {
    const known = new Map<string, TokenRow>();
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        const beginning = authorization?.slice(0, looked_at) ?? '';
        const found = known.get(beginning);
        if (found) return found;
        const token = await parts.authenticate(world, operation, authorization);
        if (token) known.set(beginning, token);
        return token;
      },
    };
  },
};
