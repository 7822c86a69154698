import { Decimal } from 'decimal.js';
import type { BalanceUpdate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { BalanceRow } from '../../store/rows.ts';
import { callerOf, type Handler } from '../parts.ts';
import { Refused } from '../refused.ts';

/**
 * Sets the threshold. `updated_at` of the request, where it is given, must be the time of the last change; of two
 * callers who read the same state and both say so, one is refused.
 */
export const updateBalance: Handler = async (call) => {
  const { store, clock } = call.world.parts;
  const { low_balance_threshold, updated_at } = call.request.body as BalanceUpdate;
  const threshold = new Decimal(low_balance_threshold).toFixed();
  const { organization_id } = callerOf(call);
  const update = await store.updateThreshold(organization_id, threshold, timestampOf(clock), updated_at);
  if (update.kind === 'absent') throw new Error(`the organization ${organization_id} has no balance`);
  if (update.kind === 'stale') throw stale(update.balance);
  return { kind: 'record', success: 'updated', record: { ...update.balance } };
};

function stale(current: BalanceRow): Refused {
  const message = 'This is not the time of the last change.';
  return new Refused('stale_record', {
    issues: [{ at: ['body', 'updated_at'], message, type: 'stale', current: { ...current } }],
  });
}
