import { userTokens } from '../../checks/authentication/user-tokens.ts';
import { withCallersRefused } from '../../mutants/other-callers.ts';
import { withOwnAssetsAlone } from '../own-assets-alone.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(userTokens, {
  'no-log-for-people': {
    users_may_less: true,
    obeys: ['authentication.bearer'],
    what: 'The role that people have does not open the log of webhooks, which their keys may read.',
    applyTo: (parts) =>
      withCallersRefused(
        parts,
        'missing_scope',
        ({ kind }, { id }) => kind === 'user' && (id === 'listAllDeliveries' || id === 'listWebhookDeliveries'),
      ),
  },
  'own-assets-alone': {
    obeys: ['authentication.bearer'],
    what: 'A person sees the assets that he or she made, and not those of the API keys of the organization.',
    applyTo: withOwnAssetsAlone,
  },
});
