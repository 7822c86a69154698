import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const thresholdDifferencesAdded: Mutant = {
  id: 'concurrency/thresholds--differences-added',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/thresholds',
  mistake: 'The change is added to the threshold as the difference from the one that was read.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        async updateThreshold(organization, threshold, at, expected) {
          const read = Number((await store.balance(organization))?.low_balance_threshold);
          await new Promise((over) => setTimeout(over, 20));
          const now = Number((await store.balance(organization))?.low_balance_threshold);
          return store.updateThreshold(organization, String(now + Number(threshold) - read), at, expected);
        },
      }),
    };
  },
};
