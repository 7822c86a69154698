import { Refused } from '../../../src/server/refused.ts';
import { scopesHonoured } from '../../checks/scopes/honoured.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(scopesHonoured, {
  'create-not-listed': {
    breaks: ['scopes.workflow-create'],
    mistake: 'The scope to create is given to everybody by the code and listed for nobody.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (record) => {
        if (!Array.isArray(record.memberships)) return record;
        const memberships = record.memberships.map((each: { scopes: string[] }) => ({
          ...each,
          scopes: each.scopes.filter((scope) => scope !== 'graph-workflows:create'),
        }));
        return { ...record, memberships };
      }),
  },
  'delete-not-listed': {
    breaks: ['scopes.workflow-delete'],
    mistake: 'The scope to delete is given to everybody by the code and listed for nobody.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (record) => {
        if (!Array.isArray(record.memberships)) return record;
        const memberships = record.memberships.map((each: { scopes: string[] }) => ({
          ...each,
          scopes: each.scopes.filter((scope) => scope !== 'graph-workflows:delete'),
        }));
        return { ...record, memberships };
      }),
  },
  'other-names': {
    breaks: ['workflows.prefix'],
    mistake: 'The account shows the names that scopes have in the database, and not those that operations ask for.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (record) => {
        if (!Array.isArray(record.memberships)) return record;
        const memberships = record.memberships.map((each: { scopes: string[] }) => ({
          ...each,
          scopes: each.scopes.map((scope) => scope.replace('graph-workflows:', 'workflow:')),
        }));
        return { ...record, memberships };
      }),
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
