import { thresholdOnly } from '../../checks/billing/threshold-only.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(thresholdOnly, {
  'notified-anew': {
    obeys: ['billing.threshold-only', 'billing.answers-balance', 'billing.threshold-taken'],
    what: 'Whoever sets a threshold is told at once where the balance is below it; amounts are written with a sign.',
    choices: { records: { decimals: 'signed' } },
    applyTo: (parts) =>
      withRecord(parts, 'updateBalance', (balance) => ({ ...balance, low_balance_notified_at: balance.updated_at })),
  },
});
