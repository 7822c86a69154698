import { pendingInvitations } from '../../checks/account/pending-invitations.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

type Invitation = Record<string, unknown>;

export const permitted = permittedOf(pendingInvitations, {
  'page-of-addresses': {
    obeys: ['account.pending-invitations'],
    what: 'Invitations come as a page, and name the address in capitals, as it was typed.',
    applyTo: (parts) =>
      withRecord(parts, 'getMe', (account) => {
        const invitations = account.pending_invitations as Invitation[] | undefined;
        if (!invitations) return account;
        const items = invitations.map((one) => ({ ...one, email: String(one.email).toUpperCase() }));
        return { ...account, pending_invitations: { items, next: null } };
      }),
  },
});
