import { thresholdOnly } from '../../checks/billing/threshold-only.ts';
import { withRecord } from '../changed-replies.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';
import { withNameless } from './nameless-updates.ts';

export const mutants = mutantsOf(thresholdOnly, {
  'made-today': {
    breaks: ['billing.threshold-only'],
    mistake:
      'Of a body, only the balance is left out before it is written: the time of creation is taken as it was sent.',
    applyTo(parts) {
      let sent: unknown;
      const open = withBody(parts, 'updateBalance', ({ balance: _, created_at, ...body }) => {
        sent ??= created_at;
        return body;
      });
      return withRecord(open, 'updateBalance', (record) => ({ ...record, created_at: sent ?? record.created_at }));
    },
  },
  'missing-taken-for-null': {
    breaks: ['billing.threshold-only'],
    mistake: 'The threshold is set to what the body has under its name, which is nothing where it has none.',
    applyTo(parts) {
      const nameless = new WeakSet<object>();
      return withRecord(withNameless(parts, nameless), 'updateBalance', (balance, { request }) =>
        nameless.has(request.body as object) ? { ...balance, low_balance_threshold: null } : balance,
      );
    },
  },
  'nothing-changed-by-hand': {
    breaks: ['billing.threshold-only'],
    mistake:
      'An answer to an update that changes nothing is put together without the store, and two ids change places in it.',
    applyTo(parts) {
      let last: unknown;
      return withRecord(parts, 'updateBalance', (record) => {
        const is_same = record.low_balance_threshold === last;
        last = record.low_balance_threshold;
        return is_same ? { ...record, org_id: record.id } : record;
      });
    },
  },
  'record-made-anew': {
    breaks: ['billing.threshold-only'],
    mistake: 'The record is deleted and inserted again, with a new id.',
    applyTo: (parts) => withRecord(parts, 'updateBalance', (record) => ({ ...record, id: parts.random.uuid() })),
  },
  'set-aside': {
    breaks: ['billing.threshold-only'],
    mistake: 'The threshold is taken from the balance, as an amount that is set aside.',
    applyTo: (parts) =>
      withRecord(parts, 'updateBalance', (record) => ({
        ...record,
        balance: (Number(record.balance) - Number(record.low_balance_threshold)).toFixed(4),
      })),
  },
  'takes-a-balance-of-known-fields': {
    breaks: ['billing.threshold-only'],
    mistake:
      'The model of the body has the two amounts of the record, as numbers, and refuses whatever else it does not know.',
    applyTo(parts) {
      let sent: string | undefined;
      const open = withBody(parts, 'updateBalance', (body) => {
        const { balance, ...others } = body;
        if (typeof balance !== 'number' || 'created_at' in body) return body;
        sent = String(balance);
        return others;
      });
      return withRecord(open, 'updateBalance', (record) =>
        sent === undefined ? record : { ...record, balance: sent },
      );
    },
  },
  'takes-the-balance': {
    breaks: ['billing.threshold-only'],
    mistake: 'All fields of the body that the record has are written into it.',
    applyTo(parts) {
      let sent: string | undefined;
      const open = withBody(parts, 'updateBalance', ({ balance, created_at: _, ...body }) => {
        if (typeof balance === 'string') sent = balance;
        return body;
      });
      return withRecord(open, 'updateBalance', (record) =>
        sent === undefined ? record : { ...record, balance: sent },
      );
    },
  },
});
