import type { BalanceUpdate } from '../../contract/types.ts';
import { digits, Exact, rounded } from '../../engine/amounts.ts';
import { chargingOf } from '../../engine/charging.ts';
import { timestampOf } from '../../engine/clock.ts';
import type { BalanceRow } from '../../store/rows.ts';
import { keptTime } from '../lists/shown-times.ts';
import { type Call, callerOf, type Handler } from '../parts.ts';
import { Refused } from '../refused.ts';

/**
 * Sets the threshold. `updated_at` of the request, where it is given and the choices have it checked, must be the time of
 * the last change; of two callers who read the same state and both say so, one is refused.
 */
export const updateBalance: Handler = async (call) => {
  const { store, clock } = call.world.parts;
  const { low_balance_threshold, updated_at } = call.request.body as BalanceUpdate;
  // A JSON number can be as small as 1e-324, and a record holds so many places alone.
  const threshold = digits(rounded(new Exact(low_balance_threshold)));
  const { organization_id } = callerOf(call);
  await chargingOf(call.world).settle(organization_id);
  const is_checked = call.world.policies(call.operation.id).billing.updated_at === 'checked';
  const expected = is_checked && updated_at !== undefined ? await meant(call, updated_at) : undefined;
  const update = await store.updateThreshold(organization_id, threshold, timestampOf(clock), expected);
  if (update.kind === 'absent') throw new Error(`the organization ${organization_id} has no balance`);
  if (update.kind === 'stale') throw stale(update.balance);
  return { kind: 'record', success: 'updated', record: { ...update.balance } };
};

/** The time of the last change where the caller was shown this one for it. */
async function meant(call: Call, updated_at: string): Promise<string> {
  const policies = call.world.policies(call.operation.id);
  if (policies.time_unit_ms === 1) return updated_at;
  const balance = await call.world.parts.store.balance(callerOf(call).organization_id);
  return balance ? keptTime(updated_at, balance.updated_at, policies) : updated_at;
}

function stale(current: BalanceRow): Refused {
  const message = 'This is not the time of the last change.';
  return new Refused('stale_record', {
    issues: [{ at: ['body', 'updated_at'], message, type: 'stale', current: { ...current } }],
  });
}
