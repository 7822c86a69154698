import type { BalanceUpdate } from '../../../src/contract/types.ts';
import { callerOf } from '../../../src/server/parts.ts';
import type { BalanceRow } from '../../../src/store/rows.ts';
import { balanceOfTheOrganization } from '../../checks/billing/organization-only.ts';
import { withHandlers, withPart } from '../../mutants/changed-parts.ts';
import { permittedOf } from '../permitted.ts';

const hour_ms = 60 * 60_000;
/** By the clock of the world. */
const lag_ms = 80;

export const permitted = permittedOf(balanceOfTheOrganization, {
  'header-and-fields-ignored': {
    obeys: ['billing.organization-only', 'billing.invalid-refused'],
    what: 'The organization is that of the token whatever the request names; what is invalid is 409, and time is not looked at.',
    choices: {
      access: { for: { updateBalance: { organization_header: { elsewhere: 'ignored' } } } },
      codes: { for: { updateBalance: { unknown_body_field: 'ignored', refusal: { invalid: 409 } } } },
    },
  },
  'dates-matter-for-an-hour': {
    obeys: ['billing.answers-balance', 'billing.updated-at'],
    what: 'An update must know of the last change for an hour after that change, and no longer.',
    applyTo: (parts) =>
      withHandlers(parts, ({ updateBalance }) => ({
        async updateBalance(call) {
          const { updated_at: _, ...body } = call.request.body as BalanceUpdate;
          const balance = await parts.store.balance(callerOf(call).organization_id);
          const is_over = parts.clock.now_ms() - Date.parse(balance!.updated_at) > hour_ms;
          return updateBalance(is_over ? { ...call, request: { ...call.request, body } } : call);
        },
      })),
  },
  'asked-again-is-meant': {
    obeys: ['billing.organization-only', 'billing.answers-balance', 'billing.updated-at'],
    what: 'An update that does not know of the last change is refused with it, and taken when the same is asked for once more: then it is meant.',
    applyTo(parts) {
      const refused = new Map<string, string>();
      return withHandlers(parts, ({ updateBalance }) => ({
        async updateBalance(call) {
          const { updated_at: _, ...body } = call.request.body as BalanceUpdate;
          const [organization, asked] = [callerOf(call).organization_id, JSON.stringify(call.request.body)];
          const is_meant = refused.get(organization) === asked;
          refused.set(organization, asked);
          const reply = await updateBalance(is_meant ? { ...call, request: { ...call.request, body } } : call);
          refused.delete(organization);
          return reply;
        },
      }));
    },
  },
  'thresholds-of-a-copy': {
    obeys: ['billing.answers-balance', 'billing.refusal-changes-nothing'],
    what: 'The record in a refusal is read from a copy that is behind by a while, which the target file tells.',
    target: { consistency_ms: 100 },
    applyTo(parts) {
      const behind = new Map<string, { until_ms: number; balance: BalanceRow }>();
      return withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, ...update) {
          const before = await store.balance(organization);
          const done = await store.updateThreshold(organization, ...update);
          const late = behind.get(organization);
          const is_late = late !== undefined && late.until_ms > parts.clock.now_ms();
          if (done.kind === 'stale' && is_late) return { ...done, balance: late.balance };
          if (done.kind === 'updated' && before && !is_late) {
            behind.set(organization, { until_ms: parts.clock.now_ms() + lag_ms, balance: before });
          }
          return done;
        },
      }));
    },
  },
  'no-balance-elsewhere': {
    obeys: ['billing.refusal-changes-nothing'],
    what: 'A caller who names an organization without belonging to it is answered 404, as if there were no balance.',
    choices: { access: { for: { updateBalance: { organization_header: { not_member: 404 } } } } },
  },
});
