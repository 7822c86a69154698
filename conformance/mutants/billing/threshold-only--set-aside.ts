import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const thresholdSetAside: Mutant = {
  id: 'billing/threshold-only--set-aside',
  clauses: ['billing.threshold-only'],
  check: 'billing/threshold-only',
  mistake: 'The threshold is taken from the balance, as an amount that is set aside.',
  applyTo: (parts) =>
    withRecord(parts, 'updateBalance', (record) => ({
      ...record,
      balance: (Number(record.balance) - Number(record.low_balance_threshold)).toFixed(4),
    })),
};
