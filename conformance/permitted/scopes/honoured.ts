import { scopesHonoured } from '../../checks/scopes/honoured.ts';
import { withCallersRefused } from '../../mutants/other-callers.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(scopesHonoured, {
  'token-for-less-than-the-membership': {
    obeys: ['scopes.workflow-create', 'scopes.workflow-delete', 'account.scopes-honoured'],
    what: 'A person signs in for some scopes only: the token may not do what the list of the membership holds.',
    applyTo: (parts) =>
      withCallersRefused(
        parts,
        'missing_scope',
        ({ kind }, { id }) => kind === 'user' && (id === 'createGraphWorkflow' || id === 'deleteGraphWorkflow'),
      ),
  },
});
