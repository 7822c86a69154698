import type { TokenRow } from '../../../src/store/rows.ts';
import { badToken } from '../../checks/authentication/bad-token.ts';
import { mutantsOf } from '../mutant.ts';
import { withForbidden, withRefusedLetIn } from '../other-callers.ts';

/** So many characters of the header are looked at: the scheme and the public part of a key. */
const looked_at = 24;

export const mutants = mutantsOf(badToken, {
  'known-by-its-beginning': {
    breaks: ['authentication.required'],
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
  },
  'cut-at-its-length': {
    breaks: ['authentication.required'],
    mistake: 'Tokens are kept in a column of their length, which cuts off what is too long before it compares.',
    applyTo(parts) {
      const known = new Map<string, TokenRow>();
      return {
        ...parts,
        async authenticate(world, operation, authorization = '') {
          const whole = known.keys().find((issued) => authorization.startsWith(issued));
          if (whole !== undefined) return known.get(whole);
          const token = await parts.authenticate(world, operation, authorization || undefined);
          if (token) known.set(authorization, token);
          return token;
        },
      };
    },
  },
  'case-aside': {
    breaks: ['authentication.required'],
    mistake: 'Tokens are looked up in a column whose collation takes capitals for small letters.',
    applyTo(parts) {
      const known = new Map<string, TokenRow>();
      return {
        ...parts,
        async authenticate(world, operation, authorization = '') {
          const found = known.get(authorization.toLowerCase());
          if (found) return found;
          const token = await parts.authenticate(world, operation, authorization || undefined);
          if (token) known.set(authorization.toLowerCase(), token);
          return token;
        },
      };
    },
  },
  'words-for-tokens': {
    breaks: ['authentication.required'],
    mistake:
      'A client that has no token yet sends the word null, and was answered once as a guest so that its page would show.',
    applyTo: (parts) =>
      withRefusedLetIn(parts, (_, authorization, last) => (authorization === 'Bearer null' ? last : undefined)),
  },
  'undefined-for-a-token': {
    breaks: ['authentication.required'],
    mistake: 'The key of the tests was never set, so that the word undefined is one that the server knows.',
    applyTo: (parts) =>
      withRefusedLetIn(parts, (_, authorization, last) => (authorization === 'Bearer undefined' ? last : undefined)),
  },
  'last-caller-kept': {
    breaks: ['authentication.required'],
    mistake: 'The caller is kept in a variable that outlives the request, and an unknown token leaves it as it is.',
    applyTo: (parts) =>
      withRefusedLetIn(parts, (_, authorization, last) => (authorization === undefined ? undefined : last)),
  },
  'unknown-ones-forbidden': {
    breaks: ['codes.unauthenticated'],
    mistake:
      'A token that nobody knows counts as one that may do nothing, and is refused with another status than is documented.',
    applyTo: (parts) => withForbidden(parts, (_, authorization) => authorization !== undefined),
  },
});
