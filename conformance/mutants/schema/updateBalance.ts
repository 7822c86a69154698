import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('updateBalance'), {
  'nothing-but-ok': {
    breaks: ['billing.answers-balance'],
    mistake: 'An update answers that it worked, and nothing else.',
    applyTo: (parts) => withRecord(parts, 'updateBalance', () => ({ ok: true })),
  },
  'notice-as-a-flag': {
    breaks: ['types.credit-balance-fields'],
    mistake: 'The time of the last notice was a flag once, and still is where there was none.',
    applyTo: (parts) =>
      withRecord(parts, 'updateBalance', (balance) => ({
        ...balance,
        low_balance_notified_at: balance.low_balance_notified_at ?? false,
      })),
  },
  'threshold-as-number': {
    breaks: ['types.decimal'],
    mistake: 'The threshold is answered as it was sent, a number.',
    applyTo: (parts) =>
      withRecord(parts, 'updateBalance', (balance) => ({
        ...balance,
        low_balance_threshold: Number(balance.low_balance_threshold),
      })),
  },
});
