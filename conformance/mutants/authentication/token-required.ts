import { tokenRequired } from '../../checks/authentication/token-required.ts';
import { mutantsOf } from '../mutant.ts';
import { withForbidden, withRefusedLetIn } from '../other-callers.ts';

export const mutants = mutantsOf(tokenRequired, {
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
  'nobody-is-forbidden': {
    breaks: ['codes.unauthenticated'],
    mistake:
      'A creation without a token is taken for one of a guest, who is refused with another status than is documented.',
    applyTo: (parts) =>
      withForbidden(parts, ({ method }, authorization) => authorization === undefined && method === 'POST'),
  },
});
