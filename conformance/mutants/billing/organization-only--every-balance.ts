import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const everyBalanceUpdated: Mutant = {
  id: 'billing/organization-only--every-balance',
  clauses: ['billing.organization-only'],
  check: 'billing/organization-only',
  mistake: 'The update has no condition.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        async updateThreshold(organization, threshold, at, expected) {
          const update = await store.updateThreshold(organization, threshold, at, expected);
          if (update.kind !== 'updated') return update;
          for (const { id } of await store.organizations()) {
            if (id !== organization && (await store.balance(id))) await store.updateThreshold(id, threshold, at);
          }
          return update;
        },
      }),
    };
  },
};
