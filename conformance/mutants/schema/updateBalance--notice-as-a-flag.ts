import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const noticeAsFlag: Mutant = {
  id: 'schema/updateBalance--notice-as-a-flag',
  clauses: ['types.credit-balance-fields'],
  check: 'schema/updateBalance',
  mistake: 'The time of the last notice was a flag once, and still is where there was none.',
  applyTo: (parts) =>
    withRecord(parts, 'updateBalance', (balance) => ({
      ...balance,
      low_balance_notified_at: balance.low_balance_notified_at ?? false,
    })),
};
