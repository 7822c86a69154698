import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const thresholdCheckedThenSet: Mutant = {
  id: 'concurrency/thresholds--checked-then-set',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/thresholds',
  mistake: 'The time of the last change is compared first and the threshold set later, in two statements.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        async updateThreshold(organization, threshold, at, expected) {
          const balance = await store.balance(organization);
          const is_stale = balance && expected !== undefined && Date.parse(balance.updated_at) !== Date.parse(expected);
          if (is_stale) return { kind: 'stale', balance };
          // As long as a round trip to the database.
          await new Promise((over) => setTimeout(over, 20));
          return store.updateThreshold(organization, threshold, at);
        },
      }),
    };
  },
};
