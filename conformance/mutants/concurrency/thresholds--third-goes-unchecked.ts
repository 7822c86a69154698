import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const thirdUpdateUnchecked: Mutant = {
  id: 'concurrency/thresholds--third-goes-unchecked',
  clauses: ['concurrency.some-order-explains'],
  check: 'concurrency/thresholds',
  mistake:
    'Two updates are held apart by a lock with two places, and a third one at the same time goes through without a look.',
  applyTo(parts) {
    const { store } = parts;
    let under_way = 0;
    return {
      ...parts,
      store: exchanged(store, {
        async updateThreshold(organization, threshold, at, expected) {
          under_way += 1;
          const is_third = under_way > 2;
          await new Promise((over) => setTimeout(over, 20));
          under_way -= 1;
          return store.updateThreshold(organization, threshold, at, is_third ? undefined : expected);
        },
      }),
    };
  },
};
