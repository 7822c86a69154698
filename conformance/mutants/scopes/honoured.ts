import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { scopesHonoured } from '../../checks/scopes/honoured.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

/** @param change what the account shows of the scopes of each membership */
function withScopesShown(parts: Parts, change: (scopes: string[]) => string[]): Parts {
  return withRecord(parts, 'getMe', (record) =>
    withMembers(record, 'memberships', (each) => ({ ...each, scopes: change(each.scopes as string[]) })),
  );
}

export const mutants = mutantsOf(scopesHonoured, {
  'create-not-listed': {
    breaks: ['scopes.workflow-create'],
    mistake: 'The scope to create is given to everybody by the code and listed for nobody.',
    applyTo: (parts) =>
      withScopesShown(parts, (scopes) => scopes.filter((scope) => scope !== 'graph-workflows:create')),
  },
  'delete-not-listed': {
    breaks: ['scopes.workflow-delete'],
    mistake: 'The scope to delete is given to everybody by the code and listed for nobody.',
    applyTo: (parts) =>
      withScopesShown(parts, (scopes) => scopes.filter((scope) => scope !== 'graph-workflows:delete')),
  },
  'other-names': {
    breaks: ['workflows.prefix'],
    mistake: 'The account shows the names that scopes have in the database, and not those that operations ask for.',
    applyTo: (parts) =>
      withScopesShown(parts, (scopes) => scopes.map((scope) => scope.replace('graph-workflows:', 'workflow:'))),
  },
  'owners-only': {
    breaks: ['account.scopes-honoured'],
    mistake: 'Deleting is for owners, whatever else a member has been given.',
    applyTo: (parts) => ({
      ...parts,
      async authorize(world, operation, request, token) {
        const caller = await parts.authorize(world, operation, request, token);
        if (operation.id !== 'deleteGraphWorkflow' || token.kind !== 'user') return caller;
        const memberships = await parts.store.membershipsOf(token.user_id);
        const here = memberships.find(({ organization_id }) => organization_id === caller.organization_id);
        if (here?.role_code !== 'owner') throw new Refused('missing_scope');
        return caller;
      },
    }),
  },
});
