import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const nothingChangedByHand: Mutant = {
  id: 'billing/threshold-only--nothing-changed-by-hand',
  clauses: ['billing.threshold-only'],
  check: 'billing/threshold-only',
  mistake:
    'Where the threshold stays as it is, the answer is put together without the store, and two ids change places in it.',
  applyTo(parts) {
    let last: unknown;
    return withRecord(parts, 'updateBalance', (record) => {
      const is_same = record.low_balance_threshold === last;
      last = record.low_balance_threshold;
      return is_same ? { ...record, org_id: record.id } : record;
    });
  },
};
