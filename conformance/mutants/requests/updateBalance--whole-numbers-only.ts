import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const wholeNumbersOnly: Mutant = {
  id: 'requests/updateBalance--whole-numbers-only',
  clauses: ['billing.threshold-taken'],
  check: 'requests/updateBalance',
  mistake: 'The threshold goes through a column of integers.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        updateThreshold: (organization, threshold, at, expected) =>
          parts.store.updateThreshold(organization, String(Math.trunc(Number(threshold))), at, expected),
      }),
    };
  },
};
