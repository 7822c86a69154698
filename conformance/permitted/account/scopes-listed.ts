import { callerOf } from '../../../src/server/parts.ts';
import { scopesListed } from '../../checks/account/scopes-listed.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

interface Membership {
  org: { id: string };
}

export const permitted = permittedOf(scopesListed, {
  'acting-organization-alone': {
    obeys: ['account.scopes-listed', 'account.memberships-when-embedded'],
    what: 'The memberships shown are those of the organization in which the request acts.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account, call) => {
        const memberships = account.memberships as Membership[] | undefined;
        if (!memberships) return account;
        const { organization_id } = callerOf(call);
        return { ...account, memberships: memberships.filter(({ org }) => org.id === organization_id) };
      }),
  },
});
