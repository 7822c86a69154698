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
  'fractions-refused': {
    breaks: ['billing.update'],
    mistake: 'The threshold is taken for an amount in whole credits.',
    applyTo: (parts) =>
      withRefusal(parts, 'updateBalance', (_, { low_balance_threshold }) => !Number.isInteger(low_balance_threshold)),
  },
  'single-precision': {
    breaks: ['billing.threshold-taken'],
    mistake: 'The column holds numbers of single precision.',
    applyTo: (parts) => keeping(parts, (threshold) => String(Number(Math.fround(Number(threshold)).toPrecision(8)))),
  },
  'what-is-no-number-is-nought': {
    breaks: ['billing.invalid-refused'],
    mistake: 'A value that is no number is taken for nought.',
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
