import { Refused } from '../../../src/server/refused.ts';
import { scopesHonoured } from '../../checks/scopes/honoured.ts';
import { permittedOf } from '../permitted.ts';

const writes: readonly string[] = ['createGraphWorkflow', 'deleteGraphWorkflow'];

export const permitted = permittedOf(scopesHonoured, {
  'token-for-less-than-the-membership': {
    users_may_less: true,
    obeys: ['scopes.workflow-create', 'scopes.workflow-delete'],
    what: 'A member of one organization alone signed in for some scopes only: the token may not do what the list of the membership holds.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const is_narrow = token.kind === 'user' && writes.includes(operation.id);
        if (is_narrow && (await parts.store.membershipsOf(token.user_id)).length === 1)
          throw new Refused('missing_scope');
        return parts.authorize(world, operation, request, token);
      },
    }),
  },
});
