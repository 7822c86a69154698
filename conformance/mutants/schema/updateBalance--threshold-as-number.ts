import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const thresholdAsNumber: Mutant = {
  id: 'schema/updateBalance--threshold-as-number',
  clauses: ['types.decimal'],
  check: 'schema/updateBalance',
  mistake: 'The threshold is answered as it was sent, a number.',
  applyTo: (parts) =>
    withRecord(parts, 'updateBalance', (balance) => ({
      ...balance,
      low_balance_threshold: Number(balance.low_balance_threshold),
    })),
};
