import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const neverTaken: Mutant = {
  id: 'billing/charging--never-taken',
  clauses: ['billing.charging'],
  check: 'billing/charging',
  mistake: 'The cost is written into the run, and the statement that takes it from the balance is rolled back.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, { finishRun: (id, end) => store.finishRun(id, { ...end, charge: '0' }) }),
    };
  },
};
