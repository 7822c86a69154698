import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const invitationsOfTheDomain: Mutant = {
  id: 'account/pending-invitations--of-the-domain',
  clauses: ['account.pending-invitations'],
  check: 'account/pending-invitations',
  mistake: 'Invitations are found by the domain of the address, so that colleagues see each other’s.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async invitationsFor(email) {
          const [name, domain] = email.split('@');
          const colleagues = ['owner', 'human', 'member'].filter((one) => one !== name);
          const found = [email, ...colleagues.map((one) => `${one}@${domain}`)].map((one) =>
            parts.store.invitationsFor(one),
          );
          return (await Promise.all(found)).flat();
        },
      }),
    };
  },
};
