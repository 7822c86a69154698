import { callerOf } from '../../../src/server/parts.ts';
import { scopesListed } from '../../checks/account/scopes-listed.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
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
  'acting-organization-alone': {
    obeys: ['account.scopes-listed', 'account.memberships-when-embedded'],
    what: 'The memberships shown are those of the organization in which the request acts.',
    apart: {
      'isolation/by-header--header-on-workflows-alone': 'no account read shows a membership that lacks a scope',
      'isolation/created-elsewhere--nobody-reads-that': 'no account read shows a membership that lacks a scope',
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
