import { callerOf } from '../../../src/server/parts.ts';
import { thresholdOnly } from '../../checks/billing/threshold-only.ts';
import { withNameless } from '../../mutants/billing/nameless-updates.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(thresholdOnly, {
  'nothing-named': {
    obeys: ['billing.threshold-only', 'billing.answers-balance'],
    what: 'An update that names no threshold is taken, changes nothing, and is answered with the balance.',
    applyTo(parts) {
      const nameless = new WeakSet<object>();
      return withHandlers(withNameless(parts, nameless), ({ updateBalance }) => ({
        async updateBalance(call) {
          if (!nameless.has(call.request.body as object)) return updateBalance(call);
          const balance = await parts.store.balance(callerOf(call).organization_id);
          return { kind: 'record', success: 'updated', record: { ...balance } };
        },
      }));
    },
  },
  'notified-anew': {
    obeys: ['billing.threshold-only', 'billing.answers-balance', 'billing.threshold-taken'],
    what: 'A caller who sets a threshold is told at once where the balance is below it; amounts are written with a sign.',
    choices: { records: { decimals: 'signed' } },
    applyTo: (parts) =>
      withRecord(parts, 'updateBalance', (balance) => ({ ...balance, low_balance_notified_at: balance.updated_at })),
  },
});
