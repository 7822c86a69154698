import { userTokens } from '../../checks/authentication/user-tokens.ts';
import { mutantsOf } from '../mutant.ts';
import { withCallersRefused } from '../other-callers.ts';

export const mutants = mutantsOf(userTokens, {
  'batches-by-key-alone': {
    breaks: ['authentication.bearer'],
    mistake:
      'Batches were made for programs: whose they are is compared with the organization of the key, which a user token has not.',
    applyTo: (parts) =>
      withCallersRefused(
        parts,
        'not_found',
        (token, { id }) => (id === 'listBatchItems' || id === 'getBatchItem') && token.organization_id === null,
      ),
  },
  'logs-for-keys': {
    breaks: ['authentication.bearer'],
    mistake: 'The log of deliveries is something for programs, and tokens of users are refused there.',
    applyTo: (parts) =>
      withCallersRefused(
        parts,
        'missing_scope',
        (token, { id }) => token.kind === 'user' && id === 'listAllDeliveries',
      ),
  },
  'scope-that-only-keys-have': {
    breaks: ['authentication.bearer'],
    mistake: 'A read asks for a scope that is given to keys and to no membership.',
    applyTo: (parts) =>
      withCallersRefused(parts, 'missing_scope', (token, { id }) => token.kind === 'user' && id === 'listAssetTypes'),
  },
});
