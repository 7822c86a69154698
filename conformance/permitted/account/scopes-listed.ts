import { callerOf } from '../../../src/server/parts.ts';
import { scopesListed } from '../../checks/account/scopes-listed.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { apart_from_lacking_scopes } from '../members-of-both.ts';
import { permittedOf } from '../permitted.ts';

interface Membership {
  org: { id: string };
  scopes: string[];
}

export const permitted = permittedOf(scopesListed, {
  'two-names-of-each-scope': {
    obeys: ['account.scopes-listed', 'scopes.workflow-create', 'workflows.prefix'],
    what: 'A membership lists each scope under an older name too.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account) => {
        const memberships = account.memberships as Membership[] | undefined;
        if (!memberships) return account;
        const named = (scopes: string[]) => scopes.flatMap((scope) => [scope.replace(/^.*-?(\w+):/, '$1/'), scope]);
        return { ...account, memberships: memberships.map((one) => ({ ...one, scopes: named(one.scopes) })) };
      }),
  },
  'an-entry-for-each-role': {
    obeys: ['account.scopes-listed', 'account.scopes-honoured', 'scopes.per-organization'],
    what: 'A user with two roles in an organization has two memberships there, each with the scopes of its role.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account) => {
        const memberships = account.memberships as Membership[] | undefined;
        if (!memberships) return account;
        const inTwo = (one: Membership) => {
          const half = Math.floor(one.scopes.length / 2);
          const viewer = { ...one, role_code: 'viewer', scopes: one.scopes.slice(0, half) };
          return [viewer, { ...one, scopes: one.scopes.slice(half) }];
        };
        return { ...account, memberships: memberships.flatMap(inTwo) };
      }),
  },
  'acting-organization-alone': {
    obeys: ['account.scopes-listed', 'account.memberships-when-embedded'],
    what: 'The memberships shown are those of the organization in which the request acts.',
    apart: {
      ...apart_from_lacking_scopes,
      'feedback/organization-scoped--member-of-both': 'the other membership there is a copy of the one that is shown',
      'feedback/organization-scoped--member-of-both-shows-one':
        'the other membership there is a copy of the one that is shown',
    },
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account, call) => {
        const memberships = account.memberships as Membership[] | undefined;
        if (!memberships) return account;
        const { organization_id } = callerOf(call);
        return { ...account, memberships: memberships.filter(({ org }) => org.id === organization_id) };
      }),
  },
});
