import { chargedWhen } from '../../checks/billing/charging.ts';
import { withPart } from '../../mutants/changed-parts.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { permittedOf } from '../permitted.ts';

/** By the clock of the world. */
const lag_ms = 80;

export const permitted = permittedOf(chargedWhen, {
  'dispatches-come-round': {
    obeys: ['billing.charging', 'billing.answers-balance'],
    what: 'The charge of a dispatch shows in the balance after a while, which the target file tells.',
    choices: { billing: { charging: 'at_dispatch' } },
    target: { consistency_ms: 100 },
    applyTo(parts) {
      const behind = new Map<string, { until_ms: number; balance: string }>();
      const late = withPart(parts, 'store', (store) => ({
        async insertRun(run, ...more) {
          const { org_id } = run.record;
          const before = await store.balance(org_id);
          if (before) behind.set(org_id, { until_ms: parts.clock.now_ms() + lag_ms, balance: before.balance });
          return store.insertRun(run, ...more);
        },
      }));
      return withRecord(late, 'updateBalance', (record) => {
        const shown = behind.get(String(record.org_id));
        return shown && shown.until_ms > parts.clock.now_ms() ? { ...record, balance: shown.balance } : record;
      });
    },
  },
});
