import { updatedAtOfBalance } from '../../checks/billing/updated-at.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(updatedAtOfBalance, {
  'charges-are-changes': {
    obeys: ['billing.updated-at', 'billing.answers-balance'],
    what: 'A charge is a change of the balance, and moves its updated_at: one comes right behind every second update.',
    apart: { 'billing/organization-only--asked-again-is-meant': 'no update shows a threshold without setting it' },
    applyTo(parts) {
      let updates = 0;
      return withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, ...when) {
          const done = await store.updateThreshold(organization, threshold, ...when);
          if (done.kind !== 'updated') return done;
          updates += 1;
          const charged_at = new Date(Date.parse(done.balance.updated_at) + 1).toISOString();
          if (updates % 2 === 0) await store.updateThreshold(organization, threshold, charged_at);
          return done;
        },
      }));
    },
  },
});
