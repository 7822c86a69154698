import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const staleAndWell: Mutant = {
  id: 'requests/updateBalance--stale-and-well',
  clauses: ['billing.threshold-taken'],
  check: 'requests/updateBalance',
  mistake: 'A change by somebody who read an older balance is dropped, and answered as if it had been made.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        async updateThreshold(...given) {
          const update = await store.updateThreshold(...given);
          return update.kind === 'stale' ? { ...update, kind: 'updated' } : update;
        },
      }),
    };
  },
};
