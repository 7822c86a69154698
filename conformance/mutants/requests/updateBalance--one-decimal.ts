import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const oneDecimal: Mutant = {
  id: 'requests/updateBalance--one-decimal',
  clauses: ['billing.threshold-taken'],
  check: 'requests/updateBalance',
  mistake: 'Amounts are kept with one decimal.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        updateThreshold: (organization, threshold, at, expected) =>
          store.updateThreshold(organization, Number(threshold).toFixed(1), at, expected),
      }),
    };
  },
};
