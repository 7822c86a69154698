import type { Parts } from '../../../src/server/parts.ts';
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
  'none-listed': {
    breaks: ['scopes.workflow-create', 'scopes.workflow-delete'],
    mistake: 'Scopes moved to the roles, and the list of each membership is left empty.',
    applyTo: (parts) => withScopesShown(parts, () => []),
  },
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
});
