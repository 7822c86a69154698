import { callerOf, type Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { pendingInvitations } from '../../checks/account/pending-invitations.ts';
import { withAsked } from '../asked.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

/** The invitations of colleagues are found too, as long as `isSo` says so. */
function withColleagues(parts: Parts, isSo: () => boolean): Parts {
  return withPart(parts, 'store', (store) => ({
    async invitationsFor(email) {
      const [name, domain] = email.split('@');
      const colleagues = isSo() ? ['owner', 'human', 'member'].filter((one) => one !== name) : [];
      const found = [email, ...colleagues.map((one) => `${one}@${domain}`)].map((one) => store.invitationsFor(one));
      return (await Promise.all(found)).flat();
    },
  }));
}

export const mutants = mutantsOf(pendingInvitations, {
  'keys-refused': {
    breaks: ['access.account-with-api-key'],
    mistake: 'The account is for people from now on, and the description of the service still says otherwise.',
    applyTo: (parts) =>
      withAsked(parts, 'getMe', (query, call) => {
        if (callerOf(call).kind !== 'user') throw new Refused('missing_scope');
        return query;
      }),
  },
  'of-the-domain': {
    breaks: ['account.pending-invitations'],
    mistake: 'Invitations are found by the domain of the address, so that colleagues see each other’s.',
    applyTo: (parts) => withColleagues(parts, () => true),
  },
  'with-an-end-alone': {
    breaks: ['account.pending-invitations'],
    mistake: 'Invitations without an end are taken for ended ones.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async invitationsFor(email) {
          return (await store.invitationsFor(email)).filter(({ expires_at }) => expires_at !== null);
        },
      })),
  },
});
