import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const withAnEndAlone: Mutant = {
  id: 'account/pending-invitations--with-an-end-alone',
  clauses: ['account.pending-invitations'],
  check: 'account/pending-invitations',
  mistake: 'Invitations without an end are taken for ended ones.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async invitationsFor(email) {
          return (await parts.store.invitationsFor(email)).filter(({ expires_at }) => expires_at !== null);
        },
      }),
    };
  },
};
