import { userTokens } from '../../checks/authentication/user-tokens.ts';
import { mutantsOf } from '../mutant.ts';
import { withCallersRefused } from '../other-callers.ts';

export const mutants = mutantsOf(userTokens, {
  'right-of-keys-alone': {
    breaks: ['authentication.bearer'],
    mistake: 'Every read asks for a right that API keys are given and memberships are not.',
    applyTo: (parts) =>
      withCallersRefused(
        parts,
        'missing_scope',
        (token, { id, method }) => token.kind === 'user' && method === 'GET' && id !== 'getModelText',
      ),
  },
  'whose-organization': {
    breaks: ['authentication.bearer'],
    mistake: 'Every read compares records with the organization of the token, of which a user token has none.',
    applyTo: (parts) =>
      withCallersRefused(parts, 'not_found', (token, { method }) => method === 'GET' && token.organization_id === null),
  },
});
