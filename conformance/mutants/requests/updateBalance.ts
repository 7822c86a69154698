import type { Parts } from '../../../src/server/parts.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withPart } from '../changed-parts.ts';
import { withBody, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

/** Another threshold is kept than the one that was sent. */
function keeping(parts: Parts, kept: (threshold: string) => string): Parts {
  return withPart(parts, 'store', (store) => ({
    updateThreshold: (organization, threshold, at, expected) =>
      store.updateThreshold(organization, kept(threshold), at, expected),
  }));
}

export const mutants = mutantsOf(requestCheck('updateBalance'), {
  'binary-fraction': {
    breaks: ['billing.threshold-taken'],
    mistake: 'A decimal type is made of the binary number, with all of its digits.',
    applyTo: (parts) => keeping(parts, (threshold) => Number(threshold).toFixed(20)),
  },
  'cents-cut-off': {
    breaks: ['billing.threshold-taken'],
    mistake: 'Amounts are kept in cents, made by multiplying a binary number and cutting what is left.',
    applyTo: (parts) => keeping(parts, (threshold) => (Math.trunc(Number(threshold) * 100) / 100).toFixed(2)),
  },
  'fractions-refused': {
    breaks: ['billing.update'],
    mistake: 'The threshold is taken for an amount in whole credits.',
    applyTo: (parts) =>
      withRefusal(parts, 'updateBalance', (_, { low_balance_threshold }) => !Number.isInteger(low_balance_threshold)),
  },
  'nought-is-none': {
    breaks: ['billing.threshold-taken'],
    mistake: 'A threshold of nought is taken for one that was left out, and the old one stays.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async updateThreshold(organization, threshold, ...more) {
          const before = (await store.balance(organization))?.low_balance_threshold;
          return store.updateThreshold(organization, Number(threshold) || !before ? threshold : before, ...more);
        },
      })),
  },
  'one-decimal': {
    breaks: ['billing.threshold-taken'],
    mistake: 'Amounts are kept with one decimal.',
    applyTo: (parts) => keeping(parts, (threshold) => Number(threshold).toFixed(1)),
  },
  'sign-lost': {
    breaks: ['billing.threshold-taken'],
    mistake: 'The threshold is read as an amount without a sign, and the minus before it is dropped without a word.',
    applyTo: (parts) =>
      withBody(parts, 'updateBalance', (body) =>
        typeof body.low_balance_threshold === 'number'
          ? { ...body, low_balance_threshold: Math.abs(body.low_balance_threshold) }
          : body,
      ),
  },
  'single-precision': {
    breaks: ['billing.threshold-taken'],
    mistake: 'The column holds numbers of single precision.',
    applyTo: (parts) => keeping(parts, (threshold) => String(Number(Math.fround(Number(threshold)).toPrecision(8)))),
  },
  'stale-and-well': {
    breaks: ['billing.threshold-taken'],
    mistake: 'A change by somebody who read an older balance is dropped, and answered as if it had been made.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async updateThreshold(...given) {
          const update = await store.updateThreshold(...given);
          return update.kind === 'stale' ? { ...update, kind: 'updated' } : update;
        },
      })),
  },
  'thirty-two-bits': {
    breaks: ['billing.threshold-taken'],
    mistake: 'Amounts are kept in cents, in 32 bits, and larger ones become the largest that fits.',
    applyTo: (parts) => keeping(parts, (threshold) => String(Math.min(Number(threshold), 21_474_836.47))),
  },
  'what-is-no-number-is-nought': {
    breaks: ['billing.invalid-refused'],
    mistake: 'What is no number is taken for nought.',
    applyTo: (parts) =>
      withBody(parts, 'updateBalance', (body) =>
        typeof body.low_balance_threshold === 'object' ? { ...body, low_balance_threshold: 0 } : body,
      ),
  },
  'whole-numbers-only': {
    breaks: ['billing.threshold-taken'],
    mistake: 'The threshold goes through a column of integers.',
    applyTo: (parts) => keeping(parts, (threshold) => String(Math.trunc(Number(threshold)))),
  },
});
